'use client'

import { type ComponentType, type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import {
  type Consent,
  CONSENT_WORDS,
  isAskedAfterReload,
  isStorageRefused,
  onConsentChange,
  readConsent,
  withdrawConsent,
  writeConsent,
} from '@/lib/analytics/consent'
import { deleteGoogleCookies } from '@/lib/analytics/google-tag'
import { withBase } from '@/lib/site/base-path'
import { isPreviewPath } from '@/lib/articles/routes'
import { routes } from '@/lib/site/routes'
import button from '../ui/button.module.css'
import styles from './google-consent.module.css'

const ANSWERS = [
  { consent: 'denied', label: 'reject' },
  { consent: 'granted', label: 'accept' },
] as const

type Props = { measurementId: string }

/**
 * Asks for consent, loads Google Analytics after it only, and lets visitors change their choice in the footer. A visit
 * that starts on a preview is neither asked nor counted, because anyone who knows a preview's URL can read it.
 */
export function GoogleConsent(props: Props) {
  const [isPreview] = useState(() => isPreviewPath(location.pathname))
  return isPreview ? null : <AskedConsent {...props} />
}

/** The focus moves to the question after a withdrawal, and to the main content after an answer. */
function AskedConsent({ measurementId }: Props) {
  const [GoogleScript, setGoogleScript] = useState<ComponentType<Props> | null>(null)
  const consent = useSyncExternalStore(onConsentChange, readConsent)
  const words = CONSENT_WORDS[document.documentElement.lang === 'en' ? 'en' : 'es']

  useEffect(() => {
    // Those of a choice that was withdrawn here or in another tab, or has expired.
    if (consent !== 'granted') return deleteGoogleCookies()
    import('./google-script').then(
      (loaded) => setGoogleScript(() => loaded.GoogleScript),
      () => undefined, // the script is blocked or offline: the site works without it
    )
  }, [consent])

  const question = useRef<HTMLElement>(null)
  const before = useRef(consent)
  useEffect(() => {
    const isAskedAgain = consent === null && (before.current !== null || isAskedAfterReload())
    before.current = consent
    // The focus is lost when the button in the footer disappears, and when the page reloads.
    if (isAskedAgain && document.activeElement === document.body) question.current?.focus()
  }, [consent])

  if (consent === null) return <Question ref={question} words={words} />
  const footer = document.querySelector('[data-consent]')
  return (
    <>
      {consent === 'granted' && GoogleScript && <GoogleScript measurementId={measurementId} />}
      {footer && createPortal(<ChangeButton label={words.change} />, footer)}
    </>
  )
}

type Words = (typeof CONSENT_WORDS)['es']

/** The question has two equal answers. */
function Question({ words, ref }: { words: Words; ref: Ref<HTMLElement> }) {
  const answer = (given: Consent) => {
    writeConsent(given)
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <section ref={ref} className={styles.banner} aria-label={words.title} tabIndex={-1}>
      <p>
        {words.question}{' '}
        <a href={withBase(routes.privacy)} hrefLang="es">
          {words.more}
        </a>
        {isStorageRefused() && <> {words.notStored}</>}
      </p>
      <div className={styles.answers}>
        {ANSWERS.map(({ consent: given, label }) => (
          <button
            key={given}
            type="button"
            className={button.button}
            data-variant="outline"
            onClick={() => answer(given)}
          >
            {words[label]}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Withdraws the choice with one press; the question is asked again. */
function ChangeButton({ label }: { label: string }) {
  return (
    <>
      {' · '}
      <button type="button" className={styles.change} onClick={withdrawConsent}>
        {label}
      </button>
    </>
  )
}
