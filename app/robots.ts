import type { MetadataRoute } from 'next'
import { routes } from '@/lib/site/routes'
import { absoluteUrl } from '@/lib/site/site-url'

export const revalidate = 300

/** Crawlers may read all pages: they only see a `noindex` header or tag on pages that they may crawl. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: absoluteUrl(routes.sitemap) }
}
