import type { Metadata } from 'next'
import { owner } from '../config/owner'
import { SEARCH } from '../copy/search'
import { routes } from '../routing/routes'
import { pageMetadata } from './metadata'

/** Returns the metadata of the search page, which is indexed. */
export function searchMetadata(): Metadata {
  return pageMetadata({
    title: `${SEARCH.title} | ${owner.site.title}`,
    description: SEARCH.description(owner.site.name),
    path: routes.search,
    card: 'home',
  })
}

/** Returns the metadata of a page of results: search engines follow its links but don't index it. */
export function resultsMetadata(): Metadata {
  return { ...searchMetadata(), robots: { index: false, follow: true } }
}
