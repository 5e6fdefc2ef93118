import type { Metadata } from 'next'
import { UnavailablePanel } from '@/components/article/unavailable-panel'
import { ERRORS } from '@/lib/copy/errors'

export const metadata: Metadata = { title: ERRORS.articleFailedTitle, robots: { index: false } }

/** Made at build, and answered with status 503 in the place of an article that can't be had; see lib/server/unavailable-fallback.ts. */
export default function Unavailable() {
  return <UnavailablePanel />
}
