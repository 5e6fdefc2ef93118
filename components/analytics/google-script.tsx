'use client'

import { GoogleAnalytics } from '@next/third-parties/google'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import {
  createAnalytics,
  prepareGoogleTag,
  reportPage,
  startEvents,
  stopGoogleTag,
  trackVital,
} from '@/lib/analytics/google-tag'

/**
 * Loads Google Analytics, and reports page views, events and web vitals until it is unmounted. Rendered only while the
 * visitor consents.
 */
export function GoogleScript({ measurementId }: { measurementId: string }) {
  // A layout effect runs before the effects of GoogleAnalytics, which push the first commands.
  useLayoutEffect(() => prepareGoogleTag(measurementId), [measurementId])

  useEffect(() => {
    const stop = startEvents(createAnalytics(measurementId))
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

  const path = usePathname()
  useEffect(() => reportPage(), [path])

  return <GoogleAnalytics gaId={measurementId} />
}
