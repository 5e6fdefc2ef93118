import type { Metadata } from 'next'
import { UnavailablePanel } from '@/components/articles/article-panels'
import { articleTitle } from '@/lib/articles/words'
import { ERRORS } from '@/lib/site/error-words'
import { owner } from '@/lib/site/owner'

export const metadata: Metadata = {
  title: articleTitle(ERRORS.articleFailedTitle, owner.site.title),
  robots: { index: false },
}

/** Prerendered. Served with status 503 when an article can't be loaded; see proxy.ts. */
export default function Unavailable() {
  return <UnavailablePanel />
}
