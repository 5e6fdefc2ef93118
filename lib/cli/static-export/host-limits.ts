import { headersFile, isPattern, redirectsFile } from './host-files'
import type { Snapshot } from './snapshot'

/** What Cloudflare Pages reads of `_redirects` and `_headers`; it ignores the rest. */
const MAX_REDIRECTS = 2_000
const MAX_RULES = 100
const MAX_LINE_LENGTH = 2_000

/**
 * Lists what hosts will not read of a copy's `_redirects` and `_headers`, a sentence each.
 * @returns an empty list when the copy is within every limit
 */
export function unreadByHosts(snapshot: Pick<Snapshot, 'headers' | 'policies' | 'redirects'>): string[] {
  return [
    ...[...snapshot.redirects.keys()]
      .filter(isPattern)
      .map((from) => `${from} is not in _redirects: hosts would read it as a pattern.`),
    ...unreadRedirects(redirectsFile(snapshot.redirects)),
    ...unreadRules(headersFile(snapshot)),
  ]
}

function unreadRedirects(text: string): string[] {
  const lines = text.split('\n').filter(Boolean)
  const [from] = lines[MAX_REDIRECTS]?.split(' ') ?? []
  if (!from) return []
  return [
    `_redirects has ${lines.length} lines, and Cloudflare Pages reads ${MAX_REDIRECTS}: ${from} and those after it lead nowhere there.`,
  ]
}

function unreadRules(text: string): string[] {
  const rules = text.trim().split('\n\n')
  const [page] = rules[MAX_RULES]?.split('\n') ?? []
  const lines = text.split('\n').map((line) => line.trim())
  const long = lines.filter((line) => line.length > MAX_LINE_LENGTH)
  return [
    ...(page
      ? [
          `_headers has ${rules.length} rules, and Cloudflare Pages reads ${MAX_RULES}: ${page} and the pages after it have no Content-Security-Policy there.`,
        ]
      : []),
    ...long.map(
      (line) =>
        `_headers has a line of ${line.length} characters (${line.split(':')[0]}), and Cloudflare Pages reads lines of ${MAX_LINE_LENGTH}: it is ignored there.`,
    ),
  ]
}
