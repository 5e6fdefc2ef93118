'use client'

import { useEffect, useRef } from 'react'
import { type Field, fieldId, FORM_IDS, MAX_LENGTH, OWN_FIELDS } from '@/lib/api/contact/form-fields'
import type { FormWords } from '@/lib/copy/contact'
import button from '../ui/button.module.css'
import hidden from '../ui/visually-hidden.module.css'
import styles from './contact.module.css'
import { FormAnswer } from './form-answer'
import { KindField } from './kind-field'
import { TextField } from './text-field'
import { useSending } from './use-sending'

type ContactFormProps = {
  action: string
  words: FormWords
  incomplete: string
  missing: Record<Field, string>
  malformed: string
  stamp: string
  /** The article that the message refers to: its path, and a sentence that names it. */
  about: { path: string; sentence: string } | null
  privacy: { href: string; hrefLang?: string }
}

/**
 * The contact form. It also works without a script: then the server responds with this page, and fills the same
 * elements that the script would (lib/server/form-page.ts).
 */
export function ContactForm({ action, words, stamp, about, privacy, ...texts }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const { said, faults, isSending, send, changed, begin } = useSending({ words, stamp, ...texts })

  useEffect(() => {
    if (!form.current) return
    // With a script, errors are shown in the page's own words, and a long pasted text isn't truncated.
    form.current.noValidate = true
    for (const field of form.current.querySelectorAll('[maxlength]')) field.removeAttribute('maxlength')
  }, [])

  useEffect(() => {
    if (said) answer.current?.focus()
  }, [said])

  const text = (field: 'name' | 'email' | 'message') => ({
    field,
    words: words[field],
    fault: faults[field],
    maxLength: MAX_LENGTH[field],
  })
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={action}
      onFocus={begin}
      onInput={({ target }) => changed((target as HTMLInputElement).name)}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <FormAnswer ref={answer} said={said} />
      <p id={FORM_IDS.about} className={styles.about}>
        {about?.sentence}
      </p>
      <p className={styles.hint}>{words.required}</p>
      <div className={styles.pair}>
        <TextField {...text('name')} autoComplete="name" />
        <TextField {...text('email')} type="email" autoComplete="email" />
      </div>
      <KindField words={words.kind} fault={faults.kind} chosen={about ? 'other' : undefined} />
      <TextField {...text('message')} type="text area" />
      <p className={hidden.always} aria-hidden="true">
        <label htmlFor={fieldId('trap')}>{words.trap}</label>
        <input id={fieldId('trap')} name={OWN_FIELDS.trap} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" id={fieldId('stamp')} name={OWN_FIELDS.stamp} defaultValue={stamp} />
      <input type="hidden" id={fieldId('turn')} name={OWN_FIELDS.turn} defaultValue="" />
      <input
        type="hidden"
        id={fieldId('article')}
        name={OWN_FIELDS.article}
        defaultValue={about?.path ?? ''}
      />
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
