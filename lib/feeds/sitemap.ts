import 'server-only'
import { getAllArticles, getSeries, getTopics, getTranslatedArticles } from '../articles/queries'
import { getParts } from '../content/content'
import { getListedPages } from '../pages/own-pages'
import { getAllProjects, getStories } from '../projects/queries'
import { getResume } from '../resume/current-resume'
import { absoluteUrl } from '../site/site-url'
import { escapeXml } from '../text/escaping'
import { hrefLanguages } from '../seo/metadata'
import { type Address, sitemapAddresses } from './site-addresses'

/** Maximum number of URLs in one file (https://www.sitemaps.org/protocol.html). */
export const MAX_ADDRESSES = 50_000

/** Reads the sitemap entries of the current content. */
export async function readSitemap() {
  const [articles, translated, projects, stories, topics, { resume }] = await Promise.all([
    getAllArticles(),
    getTranslatedArticles(),
    getAllProjects(),
    getStories(),
    getTopics(),
    getResume(),
  ])
  const series = await Promise.all(
    topics.series.map(async (one) => ({ ...one, ...(await getSeries(one.slug)) })),
  )
  const resumeModified = resume.meta?.lastModified?.slice(0, 10)
  return sitemapAddresses({
    articles,
    translated,
    projects,
    stories,
    topics: { tags: topics.tags, series },
    resumeModified,
    pages: [...(await getListedPages('es')), ...(await getListedPages('en'))],
    parts: { es: await getParts('es'), en: await getParts('en') },
  })
}

/** Renders one sitemap file. */
export function renderAddresses(addresses: Address[]): string {
  const entries = addresses.map(({ path, modified, images = [], spanish }) =>
    [
      '<url>',
      `<loc>${escapeXml(absoluteUrl(path))}</loc>`,
      ...Object.entries(spanish === undefined ? {} : hrefLanguages(spanish)).map(
        ([language, address]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
      ),
      modified ? `<lastmod>${modified}</lastmod>` : '',
      ...images.map(
        (image) => `<image:image><image:loc>${escapeXml(absoluteUrl(image))}</image:loc></image:image>`,
      ),
      '</url>',
    ].join(''),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
}

/** Renders the sitemap index, for a site with more URLs than one file may contain. */
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

/** Renders the response to `/sitemap.xml`: a sitemap, or a sitemap index above the limit of one file. */
export function renderSitemap(addresses: Address[]): string {
  return addresses.length <= MAX_ADDRESSES
    ? renderAddresses(addresses)
    : renderIndex(Math.ceil(addresses.length / MAX_ADDRESSES))
}

/** Renders the n-th sitemap file, counted from 1; null when there is none. */
export function renderPart(addresses: Address[], part: number): string | null {
  const included = addresses.slice((part - 1) * MAX_ADDRESSES, part * MAX_ADDRESSES)
  return addresses.length > MAX_ADDRESSES && included.length > 0 ? renderAddresses(included) : null
}
