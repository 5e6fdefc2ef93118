'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { onConsentChange, readConsent, writeConsent } from '@/lib/browser/consent'
import { CONSENT } from '@/lib/copy/consent'
import { routes } from '@/lib/routing/routes'
import button from '../ui/button.module.css'
import styles from './consent-question.module.css'

const ANSWERS = [
  { consent: 'denied', label: CONSENT.reject },
  { consent: 'granted', label: CONSENT.accept },
] as const

type Props = { measurementId: string }

/** Asks before anything is measured; yes and no weigh the same. What measures is loaded after a yes. */
export function ConsentQuestion({ measurementId }: Props) {
  const [Measuring, setMeasuring] = useState<ComponentType<Props> | null>(null)
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => 'unknown' as const)

  useEffect(() => {
    if (consent !== 'granted') return
    import('./measuring').then(
      (loaded) => setMeasuring(() => loaded.Measuring),
      () => undefined, // nothing is measured then
    )
  }, [consent])

  if (consent === 'granted') return Measuring && <Measuring measurementId={measurementId} />
  if (consent !== null) return null
  return (
    <section className={styles.question} aria-label={CONSENT.title}>
      <p>
        {CONSENT.question} <a href={routes.privacy}>{CONSENT.more}</a>
      </p>
      <div className={styles.answers}>
        {ANSWERS.map(({ consent: answer, label }) => (
          <button
            key={answer}
            type="button"
            className={button.button}
            data-look="outline"
            onClick={() => writeConsent(answer)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
