'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldTexts } from '@/lib/api/contact/form-answer'
import { type Field, FIELDS } from '@/lib/api/contact/form-fields'
import { sendForm, type Ticket } from '@/lib/browser/send-form'
import type { FormWords } from '@/lib/copy/contact'

/** What the form says: above its fields, and at them. */
export type Said = { message: string; faults: FieldTexts }

type Given = {
  words: FormWords
  /** What is said of the whole when something is missing, and at the fields. */
  incomplete: string
  /** What is said at a field with nothing in it, and at an address that is none. */
  missing: Record<Field, string>
  malformed: string
  stamp: string
}

/** A proof that takes longer, on a slow device or network, is done without. */
const PROOF_LIMIT_MS = 45_000

/**
 * A proof of work, in a script of its own that is loaded for whoever writes. It never fails: without one the message is sent all
 * the same, and in a rush the visitor waits.
 */
async function prove(): Promise<string> {
  const proof = import('@/lib/browser/prove').then(({ proveWork }) => proveWork()).catch(() => '')
  return Promise.race([proof, new Promise<string>((give) => setTimeout(give, PROOF_LIMIT_MS, ''))])
}

/** Sends the contact form without leaving the page, and says what became of it. The fields keep what was typed, whatever happens. */
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

  /** What is said at a field is about what was in it before. */
  function changed(name: string): void {
    setFaults((before) => (name in before ? { ...before, [name]: undefined } : before))
  }

  return { said, faults, isSending, send, changed, begin: () => void begun() }
}

/** Fields without anything in them; the server looks at the rest. */
function faultsOf(form: HTMLFormElement, missing: Record<Field, string>): FieldTexts {
  const entries = new FormData(form)
  const empty = FIELDS.filter((field) => !String(entries.get(field) ?? '').trim())
  return Object.fromEntries(empty.map((field) => [field, missing[field]]))
}

/** What is no address at all. The server knows more, and takes letters that some browsers' own check refuses. */
function malformedIn(form: HTMLFormElement, malformed: string): FieldTexts {
  const email = String(new FormData(form).get('email')).trim()
  return /^\S+@\S+\.\S+$/.test(email) ? {} : { email: malformed }
}
