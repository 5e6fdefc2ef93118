'use client'

import { useEffect, useRef, useState } from 'react'
import { OWN_FIELDS, type Refusal, type ScriptAnswer } from '@/lib/contact/form'
import type { FormWords } from '@/lib/contact/words'

/** Long enough for a full form on a slow connection. */
const ANSWER_LIMIT_MS = 60_000

/**
 * Sends the contact form without leaving the page. If sending fails, the fields keep their values.
 * @param first what the server has already said about the form
 * @returns `refusal`: the last one, `faults`: those of fields that weren't edited since
 */
export function useSending(words: Pick<FormWords, 'network' | 'broken'>, first: Refusal | null) {
  const [refusal, setRefusal] = useState(first)
  const [faults, setFaults] = useState(first?.faults ?? {})
  const [isSending, setIsSending] = useState(false)
  const isUnderWay = useRef(false)

  useEffect(() => {
    const ask = (event: Event) => {
      if (isUnderWay.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  async function send(form: HTMLFormElement): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    let answer = await post(form)
    // The form had been open for long.
    if (typeof answer === 'object' && answer.outcome === 'refused' && answer.isStale)
      answer = await post(form)
    isUnderWay.current = false
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
