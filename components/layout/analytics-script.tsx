'use client'

import { GoogleAnalytics } from '@next/third-parties/google'
import { useEffect } from 'react'
import { createAnalytics, type Send } from '@/lib/browser/analytics'
import { startAnalytics, trackVital } from '@/lib/browser/analytics-events'

/** Loads Google Analytics and reports page views, events and web vitals. Rendered after consent only. */
export function AnalyticsScript({ measurementId }: { measurementId: string }) {
  useEffect(() => {
    prepareDataLayer()
    startAnalytics(createAnalytics(measurementId, throughGtag))
    void import('web-vitals').then(({ onCLS, onINP, onLCP, onTTFB }) => {
      for (const report of [onCLS, onINP, onLCP, onTTFB]) report(({ name, value }) => trackVital(name, value))
    })
  }, [measurementId])

  return <GoogleAnalytics gaId={measurementId} />
}

const throughGtag: Send = (...command) => {
  const { gtag } = window as { gtag?: (...command: unknown[]) => void }
  gtag?.(...command)
}

/** Disables the page view that Google's script sends by itself: the site sends its own, by name. */
function prepareDataLayer(): void {
  const holder = window as unknown as { dataLayer?: unknown[]; gtag?: (...command: unknown[]) => void }
  const layer = (holder.dataLayer ??= [])
  holder.gtag ??= function gtag() {
    // eslint-disable-next-line prefer-rest-params -- Google's script recognises commands by this object
    layer.push(arguments)
  }
  holder.gtag('set', { send_page_view: false })
}
