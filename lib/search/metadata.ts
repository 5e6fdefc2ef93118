import type { Metadata } from 'next'
import { owner } from '../site/owner'
import { routes } from '../site/routes'
import { pageMetadata } from '../seo/metadata'
import { SEARCH } from './words'

/** Returns the metadata of the search page. Search engines list it, and follow the links of its results. */
export function searchMetadata({ ofResults = false } = {}): Metadata {
  const metadata = pageMetadata({
    title: `${SEARCH.title} | ${owner.site.title}`,
    description: SEARCH.description(owner.site.name),
    path: routes.search,
    card: 'home',
  })
  return ofResults ? { ...metadata, robots: { index: false, follow: true } } : metadata
}
