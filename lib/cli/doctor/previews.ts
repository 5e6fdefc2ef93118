import rehypeParse from 'rehype-parse'
import sharp from 'sharp'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Finding, Severity } from './links'

const TAGS = ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:site_name', 'twitter:card']
/** The width that LinkedIn asks for; narrower pictures are shown small. */
const LEAST_WIDTH_PX = 1_200
/** WhatsApp leaves out heavier pictures. */
const MOST_BYTES = 300_000
const TITLE_CHARACTERS = 110

/** How a link to a page looks elsewhere. @param hasPicture whether there is one that can be read */
export type Preview = { path: string; title: string; description: string; hasPicture: boolean }

/**
 * Reads the head of each page as a network that draws its preview does, and the picture that it names.
 * @param origin the site's public origin @param ask returns what the site answers at a path; null for an error
 */
export async function checkPreviews(
  origin: string,
  paths: string[],
  ask: (path: string) => Promise<Buffer | null>,
): Promise<{ findings: Finding[]; previews: Preview[] }> {
  const findings: Finding[] = []
  const previews: Preview[] = []
  for (const path of paths) {
    const report = (severity: Severity, message: string) => findings.push({ severity, where: path, message })
    const html = await ask(path)
    if (html === null) continue // reported as a broken link of the sitemap
    const { title, canonical, meta } = headOf(html.toString())
    for (const tag of TAGS) if (!meta.get(tag)) report('error', `the tag ${tag} is missing`)
    if (!meta.get('description')) report('error', 'has no description')
    if (title.length > TITLE_CHARACTERS) report('warning', `its title has ${title.length} characters`)
    if (canonical.replace(/\/$/, '') !== (origin + path).replace(/\/$/, ''))
      report('error', `its canonical link is ${canonical || 'missing'}`)
    const address = meta.get('og:image') ?? ''
    const picture = address.startsWith(`${origin}/`) ? await ask(address.slice(origin.length)) : null
    const size =
      picture &&
      (await sharp(picture)
        .metadata()
        .catch(() => null))
    if (!picture || !size) report('error', 'the picture of its preview can not be read')
    else if (size.width < LEAST_WIDTH_PX)
      report(
        'warning',
        `the picture of its preview is ${size.width} px wide; LinkedIn shows less than ${LEAST_WIDTH_PX} small`,
      )
    else if (picture.length > MOST_BYTES)
      report(
        'warning',
        `the picture of its preview has ${Math.round(picture.length / 1_000)} kB; WhatsApp leaves out more than 300`,
      )
    const description = meta.get('og:description') ?? ''
    previews.push({ path, title: meta.get('og:title') ?? title, description, hasPicture: Boolean(size) })
  }
  return { findings, previews }
}

type Head = { title: string; canonical: string; meta: Map<string, string> }

function headOf(html: string): Head {
  const head: Head = { title: '', canonical: '', meta: new Map() }
  visit(
    unified()
      .use(rehypeParse)
      .parse(html.slice(0, html.indexOf('</head>'))),
    'element',
    (node) => {
      const { name, property, content, rel, href } = node.properties
      const [child] = node.children
      if (node.tagName === 'title' && child?.type === 'text') head.title ||= child.value
      if (node.tagName === 'meta') head.meta.set(String(property ?? name), String(content ?? ''))
      if (node.tagName === 'link' && [rel].flat().includes('canonical')) head.canonical = String(href)
    },
  )
  return head
}
