'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { onConsentChange, readConsent, writeConsent } from '@/lib/browser/consent'
import { CONSENT } from '@/lib/copy/consent'
import { routes } from '@/lib/routing/routes'
import button from '../ui/button.module.css'
import styles from './consent-banner.module.css'

const ANSWERS = [
  { consent: 'denied', label: CONSENT.reject },
  { consent: 'granted', label: CONSENT.accept },
] as const

type Props = { measurementId: string }

/** Asks for consent, with two equal buttons. The analytics script is loaded only after consent. */
export function ConsentBanner({ measurementId }: Props) {
  const [AnalyticsScript, setAnalyticsScript] = useState<ComponentType<Props> | null>(null)
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => 'unknown' as const)

  useEffect(() => {
    if (consent !== 'granted') return
    import('./analytics-script').then(
      (loaded) => setAnalyticsScript(() => loaded.AnalyticsScript),
      () => undefined, // the script is blocked or offline: the site works without it
    )
  }, [consent])

  if (consent === 'granted') return AnalyticsScript && <AnalyticsScript measurementId={measurementId} />
  if (consent !== null) return null
  return (
    <section className={styles.banner} aria-label={CONSENT.title}>
      <p>
        {CONSENT.question} <a href={routes.privacy}>{CONSENT.more}</a>
      </p>
      <div className={styles.answers}>
        {ANSWERS.map(({ consent: answer, label }) => (
          <button
            key={answer}
            type="button"
            className={button.button}
            data-variant="outline"
            onClick={() => writeConsent(answer)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
