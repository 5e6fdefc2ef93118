'use client'

import { GoogleAnalytics } from '@next/third-parties/google'
import { useEffect, useLayoutEffect } from 'react'
import { createAnalytics } from '@/lib/browser/analytics'
import { startAnalytics, trackVital } from '@/lib/browser/analytics-events'
import { prepareGoogleTag, stopGoogleTag, throughGoogleTag } from '@/lib/browser/google-tag'

/**
 * Loads Google Analytics, and reports page views, events and web vitals until it is unmounted. Rendered only while the
 * visitor consents.
 */
export function AnalyticsScript({ measurementId }: { measurementId: string }) {
  // A layout effect runs before the effects of GoogleAnalytics, which push the first commands.
  useLayoutEffect(() => prepareGoogleTag(measurementId), [measurementId])

  useEffect(() => {
    const stop = startAnalytics(createAnalytics(measurementId, throughGoogleTag))
    import('web-vitals').then(
      ({ onCLS, onINP, onLCP, onTTFB }) => {
        for (const report of [onCLS, onINP, onLCP, onTTFB])
          report(({ name, value }) => trackVital(name, value))
      },
      () => undefined, // page views and events are reported without web vitals
    )
    return () => {
      stop()
      stopGoogleTag(measurementId)
    }
  }, [measurementId])

  return <GoogleAnalytics gaId={measurementId} />
}
