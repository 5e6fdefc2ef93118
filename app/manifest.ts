import type { MetadataRoute } from 'next'
import { site } from '@/lib/config/owner'

/** What a phone needs to put the site on its home screen. The bar's colours in both themes are in the layout. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.title,
    short_name: site.title,
    description: site.description,
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#faf6ee',
    theme_color: '#faf6ee',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
