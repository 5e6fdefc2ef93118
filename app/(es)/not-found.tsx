import type { Metadata } from 'next'
import { NotFoundPanel } from '@/components/articles/article-panels'
import { articleTitle } from '@/lib/articles/words'
import { ERRORS } from '@/lib/site/error-words'
import { owner } from '@/lib/site/owner'

export const metadata: Metadata = { title: articleTitle(ERRORS.articleNotFoundTitle, owner.site.title) }

/** Reached by unknown articles only; every other unknown path redirects to the home page (SPEC §2). */
export default function NotFound() {
  return <NotFoundPanel />
}
