import type { Metadata } from 'next'
import { owner } from '../config/owner'
import { SEARCH } from '../copy/search'
import { routes } from '../routing/routes'
import { pageMetadata } from './metadata'

/** Metadata of the search, with or without results: search engines follow its links and don't list it. */
export function searchMetadata(): Metadata {
  return {
    ...pageMetadata({
      title: `${SEARCH.title} | ${owner.site.title}`,
      description: SEARCH.description(owner.site.name),
      path: routes.search,
      card: 'home',
    }),
    robots: { index: false, follow: true },
  }
}
