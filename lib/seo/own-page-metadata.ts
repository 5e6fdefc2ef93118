import type { Metadata } from 'next'
import { findOwnPage, getTranslatedPages, type OwnPage } from '../pages/own-pages'
import { ownerIn } from '../site/owner-in'
import { describedMetadata } from './metadata'
import { ownPagePreview } from './previews/previews'

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
