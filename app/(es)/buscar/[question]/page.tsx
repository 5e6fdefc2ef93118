import type { Metadata } from 'next'
import { getParts } from '@/lib/content/content'
import { SearchScreen } from '@/components/search/search-screen'
import { searchMetadata, searchSite } from '@/lib/search/content'
import { causeOf, log } from '@/lib/site/log'
import { queryOfSegment } from '@/lib/search/query'

type Props = { params: Promise<{ question: string }> }

/** No path is prerendered: each page is rendered for its request and never cached; see lib/server/page-cache.ts. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  return searchMetadata({ ofResults: true })
}

/** The results of a query, served at `/buscar?q=`; see proxy.ts. */
export default async function ResultsPage({ params }: Props) {
  const query = queryOfSegment((await params).question)
  const answer = await searchSite(query).catch((error: unknown) => {
    log('warn', 'search.failed', { cause: causeOf(error) })
    return null
  })
  return <SearchScreen query={query} answer={answer} parts={await getParts('es')} />
}
