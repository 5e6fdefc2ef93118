import type { MetadataRoute } from 'next'
import { site } from '@/lib/config/owner'
import { siteColours } from '@/lib/config/site-colours'

/** Web app manifest, for the home screen of a phone. The layout sets the colour of the browser's bar in both themes. */
export default function manifest(): MetadataRoute.Manifest {
  const paper = siteColours()['color-paper'].light
  return {
    name: site.title,
    short_name: site.title,
    description: site.description,
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
