import sharp from 'sharp'
import type { Page } from './crawl'
import type { Finding, Severity } from './finding'
import { NETWORKS, type Preview, type Previewed, previewFor } from './networks'
import type { PageFacts } from './page-facts'
import { parseUrl } from '../../text/parse-url'

/**
 * A page with the data of its preview.
 * @param picture the preview image, for the report
 */
export type PagePreview = Previewed & {
  path: string
  picture: Buffer | null
  networks: { name: string; preview: Preview }[]
}

const TAGS = ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:site_name', 'twitter:card']
const TITLE_CHARACTERS = 110
const TIMEOUT_MS = 20_000

/**
 * Checks the pages as served, and builds their previews.
 * @param base where the site is served
 * @param origin the site's public origin
 */
export async function checkPages(
  pages: Page[],
  base: string,
  origin: string,
): Promise<{ findings: Finding[]; previews: PagePreview[] }> {
  const findings: Finding[] = []
  const previews: PagePreview[] = []
  const byPath = new Map(pages.map((page) => [page.path, page]))
  for (const page of pages) {
    const report = (severity: Severity, rule: string, message: string) =>
      findings.push({ severity, rule, where: page.path, message })
    const linkedFrom = page.from ? ` (linked from ${page.from})` : ''
    const moved = page.status === 301 || page.status === 308
    if (moved) report('warning', 'redirect', `is an old address${linkedFrom}; link to the new one`)
    else if (page.status !== 200)
      report('error', 'status', `answers ${page.status || 'nothing'}${linkedFrom}`)
    if (page.status !== 200 || !page.facts) continue
    checkHead(page.facts, report)
    checkCanonical(page.facts, page.path, byPath, origin, report)
    checkAnchors(page, byPath, origin, report)
    const preview = await previewOf(page, page.facts, base, origin)
    if (!preview.picture) report('error', 'preview', 'the picture of its preview can not be read')
    for (const { name, preview: shown } of preview.networks)
      for (const warning of shown.warnings) report('warning', 'preview', `${name} ${warning}`)
    previews.push(preview)
  }
  return { findings, previews }
}

type Report = (severity: Severity, rule: string, message: string) => void

function checkHead({ meta, title, h1, lang, imagesWithoutAlt }: PageFacts, report: Report): void {
  if (!title) report('error', 'title', 'has no title')
  if ([...title].length > TITLE_CHARACTERS)
    report('warning', 'title', `its title has ${[...title].length} characters`)
  if (!meta.description?.[0]) report('error', 'description', 'has no description')
  if (!lang) report('error', 'lang', 'does not say its language')
  if (h1 !== 1) report('error', 'h1', `has ${h1} main headings instead of one`)
  if (imagesWithoutAlt > 0)
    report('error', 'alt', `has ${imagesWithoutAlt} pictures without an alt attribute`)
  for (const tag of TAGS) if (!meta[tag]?.[0]) report('error', 'preview', `the tag ${tag} is missing`)
}

/** Requires a page to be its own canonical URL. A page that is not indexed may name another page of the site instead. */
function checkCanonical(
  { meta, links }: PageFacts,
  path: string,
  pages: Map<string, Page>,
  origin: string,
  report: Report,
): void {
  const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)
  const [first = ''] = canonical
  const own = path === '/' ? [origin, `${origin}/`] : [origin + path]
  const isIndexed = !meta.robots?.some((rule) => rule.includes('noindex'))
  const isOther = !isIndexed && first.startsWith(origin) && pages.has(first.slice(origin.length))
  if (canonical.length !== 1 || !(own.includes(first) || isOther))
    report('error', 'canonical', `its canonical link is ${canonical.join(', ') || 'missing'}`)
}

function checkAnchors({ path, facts }: Page, pages: Map<string, Page>, origin: string, report: Report): void {
  for (const href of new Set(facts?.anchors ?? [])) {
    const target = parseUrl(href, origin + path)
    if (target?.origin !== origin || target.hash.length < 2) continue
    const ids = pages.get(target.pathname + target.search)?.facts?.ids
    if (ids && !ids.includes(decodeURIComponent(target.hash.slice(1))))
      report('error', 'anchor', `the link ${href} leads to a place that the page doesn't have`)
  }
}

async function previewOf(
  { path, html }: Page,
  { meta, title }: PageFacts,
  base: string,
  origin: string,
): Promise<PagePreview> {
  const picture = await fetchPicture(meta['og:image']?.[0] ?? '', base, origin)
  const size =
    picture &&
    (await sharp(picture)
      .metadata()
      .catch(() => null))
  const previewed: Previewed = {
    title: meta['og:title']?.[0] ?? title,
    description: meta['og:description']?.[0] ?? '',
    headBytes: Buffer.byteLength(html.slice(0, html.indexOf('</head>'))),
    image: picture && size ? { width: size.width, height: size.height, bytes: picture.length } : null,
  }
  const networks = NETWORKS.map((network) => ({
    name: network.name,
    preview: previewFor(network, previewed),
  }))
  return { path, picture: size ? picture : null, networks, ...previewed }
}

async function fetchPicture(address: string, base: string, origin: string): Promise<Buffer | null> {
  if (!address.startsWith(`${origin}/`)) return null
  const answer = await fetch(base + address.slice(origin.length), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null
}
