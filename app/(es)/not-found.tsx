import type { Metadata } from 'next'
import { NotFoundPanel } from '@/components/articles/not-found-panel'
import { ERRORS } from '@/lib/site/error-words'

export const metadata: Metadata = { title: ERRORS.articleNotFoundTitle }

/** Reached by unknown articles only; every other unknown path redirects to the home page (SPEC §2). */
export default function NotFound() {
  return <NotFoundPanel />
}
