/** As Next says it of every page; nginx adds what an article's address depends on besides. */
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding$portfolio_vary'

/** Of one answer, not of all; nginx says these by itself, or by the lines below. */
const OWN_HEADERS = /^(?:content-type|etag|vary|x-nextjs-cache)$/

/**
 * The lines that ./nginx.conf includes where it answers with a page's file: where the files are, and the headers of all pages.
 * @param root folder of the files, absolute
 * @throws Error for a value that nginx can't say
 */
export function nginxHeaders(root: string, headers: Record<string, string>): string {
  const all = {
    ...headers,
    // A file is deleted when its page is no longer current: who asks again is told so.
    'Cache-Control': 's-maxage=1, stale-while-revalidate=31535999',
    // Its time is made from its content.
    'Last-Modified': '',
  }
  return [
    '# Written by the site at its start, for nginx to read at its own.',
    `alias ${quoted(root, '$portfolio_file.html$portfolio_ending')};`,
    'add_header Content-Encoding $portfolio_coding;',
    ...Object.entries(all).map(([name, value]) => `add_header ${name} ${quoted(value)};`),
    `add_header Vary "${VARY}";`,
    '',
  ].join('\n')
}

/** Names of the headers of an answer that are missing, more, or others than those of every page. */
export function otherHeaders(answer: Record<string, unknown>, ofEveryPage: Record<string, string>): string[] {
  const [own, expected] = [lowerCased(answer), lowerCased(ofEveryPage)]
  const names = new Set([...Object.keys(own), ...Object.keys(expected)])
  return [...names].filter((name) => !OWN_HEADERS.test(name) && own[name] !== expected[name])
}

function lowerCased(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}

/**
 * A value for nginx's configuration, in which a dollar sign would begin a variable.
 * @param variables added as they are
 */
export function quoted(value: string, variables = ''): string {
  if (/[$\r\n]/.test(value)) throw new Error(`nginx can't say ${JSON.stringify(value)}`)
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}${variables}"`
}
