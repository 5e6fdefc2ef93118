'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldTexts } from '@/lib/api/contact/form-answer'
import { type Field, FIELDS } from '@/lib/api/contact/form-fields'
import { sendForm, type Ticket } from '@/lib/browser/send-form'
import type { FormWords } from '@/lib/copy/contact'

/** The form's messages: `message` above the fields, `faults` at the fields. */
export type Said = { message: string; faults: FieldTexts }

type Given = {
  words: FormWords
  /** Message above the fields while any is missing or malformed. */
  incomplete: string
  /** Messages at the fields: `missing` for an empty field, `malformed` for an invalid e-mail address. */
  missing: Record<Field, string>
  malformed: string
  stamp: string
}

/** Maximum time for a proof of work. On slower devices or networks the form is sent without one. */
const PROOF_LIMIT_MS = 45_000

/**
 * Computes a proof of work in a separate script, loaded once the visitor starts to write. It never rejects: without a
 * proof the message is sent as well, and under load the visitor has to wait.
 * @returns the proof; '' without one
 */
async function prove(): Promise<string> {
  const proof = import('@/lib/browser/prove').then(({ proveWork }) => proveWork()).catch(() => '')
  return Promise.race([proof, new Promise<string>((give) => setTimeout(give, PROOF_LIMIT_MS, ''))])
}

/**
 * Sends the contact form without leaving the page, and reports the outcome. If sending fails, the fields keep their
 * values.
 */
export function useSending({ words, incomplete, missing, malformed, stamp }: Given) {
  const [said, setSaid] = useState<Said | null>(null)
  const [faults, setFaults] = useState<FieldTexts>({})
  const [isSending, setIsSending] = useState(false)
  const isUnderWay = useRef(false)
  const ticket = useRef<Ticket | null>(null)
  const begun = () => (ticket.current ??= { stamp, turn: '', proof: prove() })

  useEffect(() => {
    const ask = (event: Event) => {
      if (isUnderWay.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  function say(given: Said): void {
    setSaid(given)
    setFaults(given.faults)
  }

  async function send(form: HTMLFormElement): Promise<void> {
    if (isUnderWay.current) return
    const found = { ...malformedIn(form, malformed), ...faultsOf(form, missing) }
    if (Object.keys(found).length > 0) return say({ message: incomplete, faults: found })
    isUnderWay.current = true
    setIsSending(true)
    const answer = await sendForm(form, begun(), prove)
    isUnderWay.current = false
    setIsSending(false)
    if (typeof answer === 'string') return say({ message: words[answer], faults: {} })
    if (answer.outcome === 'refused') return say(answer)
    form.reset()
    window.location.assign(answer.location)
  }

  /** Clears the error of an edited field. */
  function changed(name: string): void {
    setFaults((before) => (name in before ? { ...before, [name]: undefined } : before))
  }

  return { said, faults, isSending, send, changed, begin: () => void begun() }
}

/** Returns an error for each empty field; the server validates the rest. */
function faultsOf(form: HTMLFormElement, missing: Record<Field, string>): FieldTexts {
  const entries = new FormData(form)
  const empty = FIELDS.filter((field) => !String(entries.get(field) ?? '').trim())
  return Object.fromEntries(empty.map((field) => [field, missing[field]]))
}

/**
 * Returns an error for text that can't be an e-mail address. The server validates further, and accepts characters that
 * some browsers' own validation rejects.
 */
function malformedIn(form: HTMLFormElement, malformed: string): FieldTexts {
  const email = String(new FormData(form).get('email')).trim()
  return /^\S+@\S+\.\S+$/.test(email) ? {} : { email: malformed }
}
