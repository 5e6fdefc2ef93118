'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { AnalyticsService } from '@/lib/analytics/service'

/**
 * Loads, after hydration, what measures visits with the owner's service. Separate from the rest, which a site without a
 * service doesn't load.
 */
export function Analytics({ service }: { service: AnalyticsService }) {
  const [content, setContent] = useState<ReactNode>(null)

  useEffect(() => {
    const loaded =
      service.kind === 'google'
        ? import('./google-consent').then(({ GoogleConsent }) => <GoogleConsent measurementId={service.id} />)
        : import('./cookieless-script').then(({ CookielessScript }) => <CookielessScript service={service} />)
    loaded.then(setContent, () => undefined) // blocked or offline: the site works without it
  }, [service])

  return content
}
