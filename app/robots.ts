import type { MetadataRoute } from 'next'
import { routes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/config/site-url'

/** Everything may be read; what must not be indexed says so itself, which it can only to whoever may read it. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: absoluteUrl(routes.sitemap) }
}
