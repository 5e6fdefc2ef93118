'use client'

import { useEffect, useRef, useState } from 'react'
import {
  fieldId,
  FIELDS,
  MESSAGE_KINDS,
  OWN_FIELDS,
  type Refusal,
  type ScriptAnswer,
  type Typed,
} from '@/lib/contact/form'
import type { FormWords } from '@/lib/contact/words'
import button from '../ui/button.module.css'
import hidden from '../ui/visually-hidden.module.css'
import styles from './contact.module.css'
import inputs from '../ui/field.module.css'

type ContactFormProps = {
  action: string
  words: FormWords
  stamp: string
  /** The article that the message refers to: its slug, and a sentence that names it. */
  about: { slug: string; sentence: string } | null
  privacy: { href: string; hrefLang?: string }
  /** What the server says about a form that came without scripts, and what was typed into it. */
  rejected: { refusal: Refusal; typed: Typed } | null
}

/** The contact form. Without scripts, the server answers with this form as well. */
export function ContactForm({ action, words, stamp, about, privacy, rejected }: ContactFormProps) {
  const answer = useRef<HTMLDivElement>(null)
  const { refusal, faults, isSending, send, clearFault } = useSending(words, rejected?.refusal ?? null)
  const typed: Typed = rejected?.typed ?? (about ? { kind: 'other' } : {})

  useEffect(() => {
    if (refusal) answer.current?.focus()
  }, [refusal])

  const field = (name: 'name' | 'email' | 'message') => ({
    field: name,
    words: words[name],
    fault: faults[name],
    typed: typed[name],
  })
  return (
    // The server validates: browsers refuse addresses that exist, and truncate what is too long.
    <form
      className={styles.form}
      method="post"
      action={action}
      noValidate
      onInput={({ target }) => clearFault((target as HTMLInputElement).name)}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <input type="hidden" name={OWN_FIELDS.stamp} defaultValue={stamp} />
      <input type="hidden" name={OWN_FIELDS.article} defaultValue={about?.slug} />
      {/* The empty live region exists before any message. */}
      <div ref={answer} className={styles.answer} role="alert" tabIndex={-1} autoFocus={rejected !== null}>
        {refusal && <Answer {...refusal} />}
      </div>
      {about && <p className={styles.about}>{about.sentence}</p>}
      <p className={styles.hint}>{words.required}</p>
      <div className={styles.pair}>
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <KindField words={words.kind} fault={faults.kind} typed={typed.kind} />
      <TextField {...field('message')} type="text area" />
      <p className={hidden.always} aria-hidden="true">
        <label htmlFor="contact-trap">{words.trap}</label>
        <input id="contact-trap" name={OWN_FIELDS.trap} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <p className={styles.hint}>
        {words.purpose} <a {...privacy}>{words.privacy}</a>.
      </p>
      <div className={styles.send}>
        <button type="submit" className={button.button}>
          {words.submit}
        </button>
        <p role="status">{isSending && words.sending}</p>
      </div>
    </form>
  )
}

/** What is wrong, with a link to each field that needs attention. */
function Answer({ message, faults }: Refusal) {
  const found = FIELDS.filter((field) => faults[field])
  return (
    <>
      <p>{message}</p>
      {found.length > 0 && (
        <ul>
          {found.map((field) => (
            <li key={field}>
              <a href={`#${fieldId(field, field === 'kind' ? MESSAGE_KINDS[0] : undefined)}`}>
                {faults[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** @param fault what is wrong with the input. @param typed the input that the server gives back */
type FieldProps<Words> = { words: Words; fault: string | undefined; typed: string | undefined }

type TextFieldProps = FieldProps<{ label: string; hint: string }> & {
  field: 'name' | 'email' | 'message'
  type?: 'text' | 'email' | 'text area'
  autoComplete?: string
}

/** A field with its label and hint, and an element for its fault, empty while there is none. */
function TextField({ field, words, fault, typed, type = 'text', autoComplete }: TextFieldProps) {
  const [hint, problem] = [fieldId(field, 'hint'), fieldId(field, 'fault')]
  const given = {
    id: fieldId(field),
    name: field,
    className: inputs.field,
    required: true,
    autoComplete,
    defaultValue: typed,
    'aria-describedby': `${hint} ${problem}`,
    'aria-invalid': fault !== undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={given.id}>{words.label}</label>
      <p id={hint} className={styles.hint}>
        {words.hint}
      </p>
      {type === 'text area' ? <textarea {...given} rows={8} /> : <input {...given} type={type} />}
      <p id={problem} className={styles.fault}>
        {fault}
      </p>
    </div>
  )
}

/** The radio group for the kind of message. */
function KindField({ words, fault, typed }: FieldProps<FormWords['kind']>) {
  const problem = fieldId('kind', 'fault')
  return (
    <fieldset
      className={styles.kinds}
      role="radiogroup"
      aria-describedby={problem}
      aria-required="true"
      aria-invalid={fault !== undefined}
    >
      <legend>{words.label}</legend>
      {MESSAGE_KINDS.map((kind) => (
        <label key={kind} htmlFor={fieldId('kind', kind)}>
          <input
            type="radio"
            id={fieldId('kind', kind)}
            name="kind"
            value={kind}
            required
            defaultChecked={kind === typed}
          />
          {words[kind]}
        </label>
      ))}
      <p id={problem} className={styles.fault}>
        {fault}
      </p>
    </fieldset>
  )
}

/** Long enough for a full form on a slow connection. */
const ANSWER_LIMIT_MS = 60_000

/**
 * Sends the contact form without leaving the page. If sending fails, the fields keep their values.
 * @param first what the server has already said about the form
 * @returns `refusal`: the last one, `faults`: those of fields that weren't edited since
 */
function useSending(words: Pick<FormWords, 'network' | 'broken'>, first: Refusal | null) {
  const [refusal, setRefusal] = useState(first)
  const [faults, setFaults] = useState(first?.faults ?? {})
  const [isSending, setIsSending] = useState(false)

  async function send(form: HTMLFormElement): Promise<void> {
    if (isSending) return
    setIsSending(true)
    let answer = await post(form)
    // The form had been open for long.
    if (typeof answer === 'object' && answer.outcome === 'refused' && answer.isStale)
      answer = await post(form)
    setIsSending(false)
    if (typeof answer === 'object' && answer.outcome === 'sent') {
      form.reset()
      return window.location.assign(answer.location)
    }
    const said = typeof answer === 'object' ? answer : { message: words[answer], faults: {} }
    setRefusal(said)
    setFaults(said.faults)
  }

  /** An edited field has no fault until the form is sent again. */
  const clearFault = (name: string) =>
    setFaults((before) => (name in before ? { ...before, [name]: undefined } : before))

  return { refusal, faults, isSending, send, clearFault }
}

/** @returns 'network' when the server can't be reached, 'broken' when the response is not the site's */
async function post(form: HTMLFormElement): Promise<ScriptAnswer | 'network' | 'broken'> {
  const body = new URLSearchParams()
  new FormData(form).forEach((value, name) => body.set(name, String(value)))
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
  const headers = { accept: 'application/json' }
  const response = await fetch(form.action, { method: 'POST', headers, body, signal }).catch(() => null)
  if (!response) return 'network'
  const answer = (await response.json().catch(() => null)) as Partial<ScriptAnswer> | null
  if (answer?.outcome !== 'sent' && answer?.outcome !== 'refused') return 'broken'
  const stamp = form.elements.namedItem(OWN_FIELDS.stamp)
  if (answer.outcome === 'refused' && stamp instanceof HTMLInputElement) stamp.value = answer.stamp ?? ''
  return answer as ScriptAnswer
}
