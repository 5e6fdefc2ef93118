import type { Metadata } from 'next'
import { NotFoundPanel } from '@/components/article/not-found-panel'
import { ERRORS } from '@/lib/copy/errors'
import { dependsOn } from '@/lib/portfolio/freshness'

export const metadata: Metadata = { title: ERRORS.articleNotFoundTitle, robots: { index: false } }

/** Only unknown articles come here; every other unknown path leads home (SPEC §2). */
export default async function NotFound() {
  await dependsOn('articles') // what is not there today may be there tomorrow
  return <NotFoundPanel />
}
