import type { MetadataRoute } from 'next'
import { withBase } from '@/lib/site/base-path'
import { owner } from '@/lib/site/owner'
import { siteColours } from '@/lib/site/shown-site'
import { hasVectorIcon, iconAddress } from '@/lib/icons/site-icon'

export const revalidate = 300

/** Web app manifest, for the home screen of a phone. The layout sets the browser's theme colour for both themes. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const paper = siteColours()['color-paper'].light
  const [small, large, maskable] = await Promise.all([
    iconAddress('icon-192.png'),
    iconAddress('icon-512.png'),
    iconAddress('maskable-512.png'),
  ])
  const vector = (await hasVectorIcon()) ? [await iconAddress('icon.svg')] : []
  return {
    name: owner.site.title,
    short_name: owner.site.title,
    description: owner.site.description,
    lang: 'es',
    dir: 'ltr',
    start_url: withBase('/'),
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      ...vector.map((src) => ({ src: withBase(src), type: 'image/svg+xml', sizes: 'any' })),
      { src: withBase(small), type: 'image/png', sizes: '192x192' },
      { src: withBase(large), type: 'image/png', sizes: '512x512' },
      { src: withBase(maskable), type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
