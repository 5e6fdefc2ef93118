import type { Metadata } from 'next'
import { UnavailablePanel } from '@/components/article/unavailable-panel'
import { ERRORS } from '@/lib/copy/errors'

export const metadata: Metadata = { title: ERRORS.articleFailedTitle, robots: { index: false } }

/** Prerendered, and served with status 503 for an article that can't be loaded; see lib/server/unavailable-fallback.ts. */
export default function Unavailable() {
  return <UnavailablePanel />
}
