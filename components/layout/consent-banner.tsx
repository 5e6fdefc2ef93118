'use client'

import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isAskedAfterReload } from '@/lib/browser/ask-after-reload'
import {
  type Consent,
  isStorageRefused,
  onConsentChange,
  readConsent,
  writeConsent,
} from '@/lib/browser/consent'
import { CONSENT } from '@/lib/copy/consent'
import { CONSENT_EN } from '@/lib/copy/en/consent'
import { isPreviewPath } from '@/lib/routing/preview-routes'
import { routes } from '@/lib/routing/routes'
import button from '../ui/button.module.css'
import styles from './consent-banner.module.css'

const ANSWERS = [
  { consent: 'denied', label: 'reject' },
  { consent: 'granted', label: 'accept' },
] as const

type Props = { measurementId: string }

/**
 * Asks for consent, with two equal buttons. The analytics script is loaded only after consent. A visit that starts on a
 * preview is neither asked nor counted, because anyone who knows a preview's URL can read it.
 */
export function ConsentBanner(props: Props) {
  const [isPreview] = useState(() => isPreviewPath(location.pathname))
  return isPreview ? null : <Banner {...props} />
}

/** The focus moves to the banner after consent is withdrawn, and to the main content after an answer. */
function Banner({ measurementId }: Props) {
  const [AnalyticsScript, setAnalyticsScript] = useState<ComponentType<Props> | null>(null)
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => 'unknown' as const)

  useEffect(() => {
    if (consent !== 'granted') return
    import('./analytics-script').then(
      (loaded) => setAnalyticsScript(() => loaded.AnalyticsScript),
      () => undefined, // the script is blocked or offline: the site works without it
    )
  }, [consent])

  const section = useRef<HTMLElement>(null)
  const before = useRef(consent)
  useEffect(() => {
    const isAskedAgain = consent === null && (before.current !== null || isAskedAfterReload())
    before.current = consent
    // The focus is lost when the withdrawal button disappears, and when the page reloads after a withdrawn consent.
    if (isAskedAgain && document.activeElement === document.body) section.current?.focus()
  }, [consent])

  const answer = (given: Consent) => {
    writeConsent(given)
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  if (consent === 'granted') return AnalyticsScript && <AnalyticsScript measurementId={measurementId} />
  if (consent !== null) return null
  const words = document.documentElement.lang === 'en' ? CONSENT_EN : CONSENT
  return (
    <section ref={section} className={styles.banner} aria-label={words.title} tabIndex={-1}>
      <p>
        {words.question}{' '}
        <a href={routes.privacy} hrefLang="es">
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
