'use client'

import { useEffect } from 'react'
import { enterPage, trackCard, trackPageView } from '@/lib/browser/analytics-events'

type PageViewProps = { names: string[]; asUserEvent?: boolean }

/** Reports that this page was seen, under the names that the specification gives it. */
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
