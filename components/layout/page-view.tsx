'use client'

import { useEffect } from 'react'
import { enterPage } from '@/lib/browser/analytics-events'

type PageViewProps = { names: string[]; asUserEvent?: boolean }

/** Reports the page views of this page, under the names of SPEC §2. */
export function PageView({ names, asUserEvent = false }: PageViewProps) {
  const key = names.join('\n')
  useEffect(() => enterPage(key.split('\n'), asUserEvent), [key, asUserEvent])
  return null
}
