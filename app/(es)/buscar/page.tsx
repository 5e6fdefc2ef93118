import type { Metadata } from 'next'
import { SearchScreen } from '@/components/search/search-screen'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { searchMetadata } from '@/lib/search/metadata'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return searchMetadata()
}

/** The search page without a query. */
export default async function SearchPage() {
  await dependsOnOwner()
  return <SearchScreen query="" answer={null} />
}
