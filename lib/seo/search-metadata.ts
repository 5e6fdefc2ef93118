import type { Metadata } from 'next'
import { owner } from '../config/owner'
import { SEARCH } from '../copy/search'
import { routes } from '../routing/routes'
import { pageMetadata } from './metadata'

/** Metadata of the search, which is a page like others. */
export function searchMetadata(): Metadata {
  return pageMetadata({
    title: `${SEARCH.title} | ${owner.site.title}`,
    description: SEARCH.description(owner.site.name),
    path: routes.search,
    card: 'home',
  })
}

/** Metadata of a page of results: search engines follow its links and don't list it. */
export function resultsMetadata(): Metadata {
  return { ...searchMetadata(), robots: { index: false, follow: true } }
}
