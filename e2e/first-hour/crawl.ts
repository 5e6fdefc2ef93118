/**
 * A response of the site.
 * @param path includes the query
 */
export type Answer = { path: string; status: number; type: string; data: Buffer; foundOn: string }

/** Paths that no page links to, and files served besides the pages. */
const STARTS = [
  ...['/', '/sitemap.xml', '/robots.txt', '/llms.txt', '/rss.xml', '/atom.xml', '/feed.json', '/favicon.ico'],
  ...['/manifest.webmanifest', '/resume.json', '/cv.pdf', '/api/health', '/api/contributions?y=last'],
  ...['/api/portfolio/articles.php?limit=50', '/api/portfolio/projects.php?limit=50', '/no-such-page'],
]
const MOST = 2_000

/**
 * Fetches everything that the site links to, page by page.
 * @param origin the public origin, as used in links
 */
export async function crawlAll(url: string, origin: string): Promise<Answer[]> {
  const answers: Answer[] = []
  const queue = STARTS.map((path) => ({ path, foundOn: '' }))
  const seen = new Set(STARTS)
  for (let next = queue.shift(); next && answers.length < MOST; next = queue.shift()) {
    const answer = await ask(url, next)
    answers.push(answer)
    if (!/html|xml|json|text\/(?:plain|markdown|css)/.test(answer.type)) continue
    for (const path of linksOf(String(answer.data), new URL(next.path, origin)))
      if (!seen.has(path)) {
        seen.add(path)
        queue.push({ path, foundOn: answer.path })
      }
  }
  return answers
}

async function ask(url: string, { path, foundOn }: { path: string; foundOn: string }): Promise<Answer> {
  const response = await fetch(url + path, { redirect: 'manual' })
  const data = Buffer.from(await response.arrayBuffer())
  return { path, foundOn, status: response.status, type: response.headers.get('content-type') ?? '', data }
}

/** Returns the same-site URLs in a text of any format. */
function linksOf(text: string, base: URL): string[] {
  const plain = text.replaceAll('&amp;', '&').replaceAll('\\/', '/')
  const attributes = [...plain.matchAll(/\b(?:href|src|poster)="([^"]+)"/g)].map(([, link = '']) => link)
  const sets = [...plain.matchAll(/\b(?:image)?srcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  )
  const whole = [...plain.matchAll(/https?:\/\/[^\s"'<>)\]\\]+/g)].map(([link]) => link)
  const inStyles = [...plain.matchAll(/url\(["']?([^"')]+)/g)].map(([, link = '']) => link)
  return [...attributes, ...sets, ...whole, ...inStyles].flatMap((link) => {
    try {
      const { origin, pathname, search } = new URL(link, base)
      return origin === base.origin ? [pathname + search] : []
    } catch {
      return []
    }
  })
}
