/** As Next sends it with every page. nginx appends what an article's address varies on as well. */
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding$portfolio_vary'

/** Headers of a single response, not of all pages; nginx sets these itself, or through the lines below. */
const OWN_HEADERS = /^(?:content-type|etag|vary|x-nextjs-cache)$/

/**
 * Returns the lines that ./nginx.conf includes where it serves page files: the folder of the files, and the headers of
 * all pages.
 * @param root folder of the files, absolute
 * @throws Error for a value that nginx's configuration can't contain
 */
export function nginxHeaders(root: string, headers: Record<string, string>): string {
  const all = {
    ...headers,
    // A file is deleted when its page is no longer current, so a client that revalidates gets the new page.
    'Cache-Control': 's-maxage=1, stale-while-revalidate=31535999',
    // Omitted: a file's modification time is derived from its content.
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

/** Returns the names of a response's headers that are missing, additional or different from those of every page. */
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
 * Quotes a value for nginx's configuration, in which a dollar sign would start a variable.
 * @param variables appended unquoted
 * @throws Error for a value with a dollar sign or a line break
 */
export function quoted(value: string, variables = ''): string {
  if (/[$\r\n]/.test(value)) throw new Error(`nginx can't say ${JSON.stringify(value)}`)
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}${variables}"`
}
