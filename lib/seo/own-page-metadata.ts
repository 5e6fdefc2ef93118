import 'server-only'
import type { Metadata } from 'next'
import { ownPagePreview } from '../previews/previews'
import { describedMetadata } from './metadata'
import { ownerIn } from '../site/shown-site'
import type { OwnPage } from '../pages/added-pages'
import { findOwnPage, getTranslatedPages } from '../pages/own-pages'

/** Returns the metadata of an own page; none for an address without one. */
export async function ownPageMetadata({
  language,
  slug,
}: Pick<OwnPage, 'language' | 'slug'>): Promise<Metadata> {
  const page = await findOwnPage(language, slug)
  if (!page) return {}
  return describedMetadata({
    title: `${page.title} | ${ownerIn(language).site.title}`,
    description: page.description,
    path: `/${slug}`,
    preview: ownPagePreview(page),
    language,
    hasTwin: (await getTranslatedPages()).includes(slug),
  })
}
