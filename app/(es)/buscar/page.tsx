import type { Metadata } from 'next'
import { getParts } from '@/lib/content/content'
import { SearchScreen } from '@/components/search/search-screen'
import { searchMetadata } from '@/lib/search/content'

export async function generateMetadata(): Promise<Metadata> {
  return searchMetadata()
}

/** The search page without a query. */
export default async function SearchPage() {
  return <SearchScreen query="" answer={null} parts={await getParts('es')} />
}
