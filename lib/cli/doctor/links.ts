import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { LinkChecker, type LinkResult, LinkState } from 'linkinator'

/** Severity of a finding: an error breaks something for a visitor, a warning degrades it, a notice is good to know. */
const SEVERITIES = ['error', 'warning', 'notice'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Something the owner should look at. @param where a file with its line, or the path of a page */
export type Finding = { severity: Severity; where: string; message: string }

/** Formats findings for a terminal, worst first, each place once, with a closing line of counts. */
export function textReport(findings: Finding[], pages: number): string {
  const sorted = findings.toSorted(
    (a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }) || a.message.localeCompare(b.message),
  )
  const held = (severity: Severity) => sorted.filter((finding) => finding.severity === severity)
  const lines = SEVERITIES.flatMap((severity) => [
    ...(held(severity).length > 0 ? [`\n${severity.toUpperCase()}S`] : []),
    ...held(severity).map(({ where, message }) => `  ${where}\n    ${message}`),
  ])
  const counts = SEVERITIES.map((one) => `${held(one).length} ${one}${held(one).length === 1 ? '' : 's'}`)
  return [...lines, '', `${counts.join(', ')}; ${pages} pages looked at`].join('\n').trimStart()
}

const TIMEOUT_MS = 20_000
const AT_ONCE = 8
/** Answers of servers that refuse automated requests, and may show the page to people. */
const REFUSALS = [401, 402, 403, 406, 418, 429, 430, 451, 503, 999]
/** What only the pages' scripts request, and services that take a page's address. */
const NO_PAGE = /\/(?:_next|media|api)\//

/**
 * Follows every link of the site from its home page and its sitemap, and reports those that lead nowhere, with the
 * page that has them.
 * @param base where the site is served @param origin its public origin, as in canonical links
 * @param listed paths of the sitemap @param external whether links to other sites are requested too
 */
export async function checkLinks(
  base: string,
  origin: string,
  listed: string[],
  external: boolean,
): Promise<Finding[]> {
  // The checker begins all its requests at once; this one lets a few of them through to each host.
  const dispatcher = getGlobalDispatcher()
  const timeouts = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, connect: { timeout: TIMEOUT_MS } }
  setGlobalDispatcher(new Agent({ connections: AT_ONCE, ...timeouts }))
  const checked = new LinkChecker().check({
    path: [`${base}/`, ...listed.filter((path) => path !== '/').map((path) => base + path)],
    recurse: true,
    checkFragments: true,
    // A page's relative links start from its folder, as in browsers.
    cleanUrls: true,
    retryErrors: external,
    // The checker asks once more than this, after two seconds.
    retryErrorsCount: 0,
    retryErrorsJitter: 0,
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${origin.replaceAll('.', '\\.')}(?=/|$)`), replacement: base },
    ],
    linksToSkip: async (link) => {
      const isOwn = link.startsWith(`${base}/`) || link.startsWith(`${origin}/`)
      return isOwn ? NO_PAGE.test(link) : !external
    },
  })
  const { links } = await checked.finally(() => setGlobalDispatcher(dispatcher))
  const broken = new Map<string, LinkResult[]>()
  for (const link of links)
    if (link.state === LinkState.BROKEN) broken.set(link.url, [...(broken.get(link.url) ?? []), link])
  return [...broken].map(([url, found]) => findingOf(url, found, base))
}

function findingOf(url: string, found: LinkResult[], base: string): Finding {
  const [{ parent = '', status = 0, failureDetails = [] } = {}] = found
  const isOwn = url.startsWith(base)
  const where = parent.startsWith(base) ? parent.slice(base.length) : '/'
  const more = found.length > 1 ? ` (on ${found.length} pages)` : ''
  const link = `the link ${isOwn ? url.slice(base.length) : url}`
  if (isOwn && url.includes('#'))
    return { severity: 'error', where, message: `${link} leads to a place that the page doesn't have${more}` }
  if (!isOwn && REFUSALS.includes(status))
    return {
      severity: 'notice',
      where,
      message: `${link} answers ${status} to programs; open it yourself${more}`,
    }
  const [cause] = failureDetails.flatMap((detail) => (detail instanceof Error ? [detail.message] : []))
  const answer = status > 0 ? `answers ${status}` : `can't be opened${cause ? ` (${cause})` : ''}`
  return { severity: isOwn ? 'error' : 'warning', where, message: `${link} ${answer}${more}` }
}
