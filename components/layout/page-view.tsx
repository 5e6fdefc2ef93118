'use client'

import { useEffect } from 'react'
import { enterPage, trackCard, trackPageView } from '@/lib/browser/analytics-events'

type PageViewProps = { names: string[]; asUserEvent?: boolean }

/** Sends the page views of this page under the names given by SPEC §2. */
export function PageView({ names, asUserEvent = false }: PageViewProps) {
  const key = names.join('\n')
  useEffect(() => {
    enterPage()
    for (const name of key.split('\n')) {
      trackPageView(name)
      if (asUserEvent) trackCard(name)
    }
  }, [key, asUserEvent])
  return null
}
