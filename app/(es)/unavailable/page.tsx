import type { Metadata } from 'next'
import { UnavailablePanel } from '@/components/articles/unavailable-panel'
import { ERRORS } from '@/lib/site/error-words'

export const metadata: Metadata = { title: ERRORS.articleFailedTitle, robots: { index: false } }

/** Prerendered. Served with status 503 when an article can't be loaded; see lib/server/unavailable-fallback.ts. */
export default function Unavailable() {
  return <UnavailablePanel />
}
