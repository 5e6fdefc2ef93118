import type { MetadataRoute } from 'next'
import { routes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/config/site-url'

/** Crawlers may read all pages: a `noindex` header or tag is only seen on pages that may be crawled. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: absoluteUrl(routes.sitemap) }
}
