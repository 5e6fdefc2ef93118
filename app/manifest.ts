import type { MetadataRoute } from 'next'
import { owner } from '@/lib/config/owner'
import { THEME_COLOURS } from '@/lib/config/theme-colours'

/** Web app manifest, for the home screen of a phone. The layout sets the colour of the browser's bar in both themes. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: owner.site.title,
    short_name: owner.site.title,
    description: owner.site.description,
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    display: 'minimal-ui',
    background_color: THEME_COLOURS.paper.light,
    theme_color: THEME_COLOURS.paper.light,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
