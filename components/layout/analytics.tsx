'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { onConsentChange, readConsent, writeConsent } from '@/lib/analytics/consent'
import { CONSENT } from '@/lib/copy/consent'
import { routes } from '@/lib/routes'
import button from '../ui/button.module.css'
import styles from './analytics.module.css'

const Measuring = dynamic(() => import('./measuring').then(({ Measuring: component }) => component), {
  ssr: false,
})

/** Asks before anything is measured; yes and no weigh the same. Only rendered where the owner has an analytics id. */
export function Analytics({ measurementId }: { measurementId: string }) {
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => 'unknown' as const)
  if (consent === 'granted') return <Measuring measurementId={measurementId} />
  if (consent !== null) return null
  return (
    <section className={styles.question} aria-label={CONSENT.title}>
      <p>
        {CONSENT.question} <a href={routes.privacy}>{CONSENT.more}</a>
      </p>
      <div className={styles.answers}>
        <button
          type="button"
          className={button.button}
          data-look="outline"
          onClick={() => writeConsent('denied')}
        >
          {CONSENT.reject}
        </button>
        <button
          type="button"
          className={button.button}
          data-look="outline"
          onClick={() => writeConsent('granted')}
        >
          {CONSENT.accept}
        </button>
      </div>
    </section>
  )
}
