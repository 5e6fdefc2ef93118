import 'server-only'
import { absoluteUrl } from '../site/site-url'
import { escapeXml } from '../text/escaping'
import { hrefLanguages } from '../seo/metadata'
import { type Address, sitemapAddresses } from './site-addresses'
import {
  getAllArticles,
  getAllProjects,
  getParts,
  getSeries,
  getStories,
  getTopics,
  getTranslatedArticles,
} from '../content/queries'
import { getListedPages } from '../pages/own-pages'
import { getResume } from '../resume/current-resume'

/** Maximum number of URLs (https://www.sitemaps.org/protocol.html). */
export const MAX_ADDRESSES = 50_000

/** Renders the sitemap. */
export function renderSitemap(addresses: Address[]): string {
  const entries = addresses.slice(0, MAX_ADDRESSES).map(({ path, modified, images = [], spanish }) =>
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
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaceOf(addresses)} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
}

/** Alternative languages are stated in an XHTML element, which needs its namespace. */
function namespaceOf(addresses: Address[]): string {
  return addresses.some(({ spanish }) => spanish !== undefined)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : ''
}

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
