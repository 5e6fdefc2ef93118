import type { Metadata } from 'next'
import { NotFoundPanel } from '@/components/article/not-found-panel'
import { ERRORS } from '@/lib/copy/errors'

export const metadata: Metadata = { title: ERRORS.articleNotFoundTitle, robots: { index: false } }

/** Only unknown articles come here; every other unknown path leads home (SPEC §2). */
export default function NotFound() {
  return <NotFoundPanel />
}
