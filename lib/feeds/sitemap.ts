import 'server-only'
import { ARTICLES_PAGE_SIZE } from '../config/constants'
import { articleImage } from '../articles/article'
import { toMadridIso } from '../text/date'
import type { ArticleSummary, Project } from '../portfolio/types'
import { projectImage } from '../projects/project'
import { viewsOf } from '../routing/project-views'
import { routes } from '../routing/routes'
import { absoluteUrl } from '../config/site-url'
import { escapeXml } from '../text/escaping'

/** Maximum number of URLs in one file (https://www.sitemaps.org/protocol.html). */
export const MAX_ADDRESSES = 50_000

type Address = { path: string; modified?: string; images?: string[] }
type Content = { articles: ArticleSummary[]; projects: Project[]; resumeModified?: string }

/** Every canonical URL, with its date of last change where the content has one. */
export function sitemapAddresses({ articles, projects, resumeModified }: Content): Address[] {
  const pages = Math.max(1, Math.ceil(articles.length / ARTICLES_PAGE_SIZE))
  const lists = Array.from({ length: pages }, (_, index) => {
    const shown = articles.slice(index * ARTICLES_PAGE_SIZE, (index + 1) * ARTICLES_PAGE_SIZE)
    return { path: routes.articles(index + 1), modified: latest(shown) }
  })
  return [
    { path: routes.home, modified: latest(articles) },
    { path: routes.about },
    { path: routes.projects(), images: projects.map((project) => projectImage(project).src) },
    ...viewsOf(projects).map((view) => ({ path: routes.projects(view) })),
    ...lists,
    ...articles.map((article) => ({
      path: routes.article(article.slug),
      modified: madridIso(article.updated_at),
      images: [articleImage(article).src],
    })),
    { path: routes.resume, modified: resumeModified },
    { path: routes.privacy },
  ]
}

/** One sitemap file. */
export function renderAddresses(addresses: Address[]): string {
  const entries = addresses.map(({ path, modified, images = [] }) =>
    [
      '<url>',
      `<loc>${escapeXml(absoluteUrl(path))}</loc>`,
      modified ? `<lastmod>${modified}</lastmod>` : '',
      ...images.map(
        (image) => `<image:image><image:loc>${escapeXml(absoluteUrl(image))}</image:loc></image:image>`,
      ),
      '</url>',
    ].join(''),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
}

/** The sitemap index, for a site with more URLs than one file may contain. */
export function renderIndex(parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(absoluteUrl(`/sitemap/${index + 1}.xml`))}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`
}

/** The response to `/sitemap.xml`: a sitemap, or a sitemap index above the limit of one file. */
export function renderSitemap(addresses: Address[]): string {
  return addresses.length <= MAX_ADDRESSES
    ? renderAddresses(addresses)
    : renderIndex(Math.ceil(addresses.length / MAX_ADDRESSES))
}

/** The n-th sitemap file, counted from 1, or null when there is none. */
export function renderPart(addresses: Address[], part: number): string | null {
  const included = addresses.slice((part - 1) * MAX_ADDRESSES, part * MAX_ADDRESSES)
  return addresses.length > MAX_ADDRESSES && included.length > 0 ? renderAddresses(included) : null
}

function latest(articles: ArticleSummary[]): string | undefined {
  return madridIso(
    articles
      .map(({ updated_at }) => updated_at ?? '')
      .sort()
      .at(-1),
  )
}

function madridIso(wallClock: string | null | undefined): string | undefined {
  return wallClock ? toMadridIso(wallClock) : undefined
}
