'use client'

import { GoogleAnalytics } from '@next/third-parties/google'
import { useEffect, useLayoutEffect } from 'react'
import { createAnalytics } from '@/lib/browser/analytics'
import { startAnalytics, trackVital } from '@/lib/browser/analytics-events'
import { prepareGoogleTag, stopGoogleTag, throughGoogleTag } from '@/lib/browser/google-tag'

/**
 * Loads Google Analytics and reports page views, events and web vitals, until it is unmounted. Rendered as long as there
 * is consent.
 */
export function AnalyticsScript({ measurementId }: { measurementId: string }) {
  // Before the effects of the component below, which write the first commands.
  useLayoutEffect(() => prepareGoogleTag(measurementId), [measurementId])

  useEffect(() => {
    const stop = startAnalytics(createAnalytics(measurementId, throughGoogleTag))
    import('web-vitals').then(
      ({ onCLS, onINP, onLCP, onTTFB }) => {
        for (const report of [onCLS, onINP, onLCP, onTTFB])
          report(({ name, value }) => trackVital(name, value))
      },
      () => undefined, // views and events are reported without them
    )
    return () => {
      stop()
      stopGoogleTag(measurementId)
    }
  }, [measurementId])

  return <GoogleAnalytics gaId={measurementId} />
}
