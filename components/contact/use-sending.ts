'use client'

import { useRef, useState } from 'react'
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

/** A proof of work, in a script of its own that is loaded for whoever writes. It never fails: without one the form waits. */
async function prove(): Promise<string> {
  return import('@/lib/browser/prove').then(({ proveWork }) => proveWork()).catch(() => '')
}

/** Sends the contact form without leaving the page, and says what became of it. The fields keep what was typed, whatever happens. */
export function useSending({ words, incomplete, missing, malformed, stamp }: Given) {
  const [said, setSaid] = useState<Said | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isUnderWay = useRef(false)
  const ticket = useRef<Ticket | null>(null)
  const begun = () => (ticket.current ??= { stamp, turn: '', proof: prove() })

  async function send(form: HTMLFormElement): Promise<void> {
    if (isUnderWay.current) return
    const faults = { ...malformedIn(form, malformed), ...faultsOf(form, missing) }
    if (Object.keys(faults).length > 0) return setSaid({ message: incomplete, faults })
    isUnderWay.current = true
    setIsSending(true)
    const answer = await sendForm(form, begun(), prove)
    isUnderWay.current = false
    setIsSending(false)
    if (typeof answer === 'string') return setSaid({ message: words[answer], faults: {} })
    if (answer.outcome === 'refused') return setSaid(answer)
    form.reset()
    window.location.assign(answer.location)
  }

  return { said, isSending, send, begin: () => void begun() }
}

/** Fields without anything in them; the server looks at the rest. */
function faultsOf(form: HTMLFormElement, missing: Record<Field, string>): FieldTexts {
  const entries = new FormData(form)
  const empty = FIELDS.filter((field) => !String(entries.get(field) ?? '').trim())
  return Object.fromEntries(empty.map((field) => [field, missing[field]]))
}

/** Browsers tell what is no address at all; the server knows more. */
function malformedIn(form: HTMLFormElement, malformed: string): FieldTexts {
  return form.querySelector('[type="email"]:invalid') ? { email: malformed } : {}
}
