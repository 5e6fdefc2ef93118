import type { Redirects } from '../../config/site-config'
import { parseUrl } from '../../text/parse-url'
import type { Finding } from './finding'

const TIMEOUT_MS = 20_000
const AT_ONCE = 4

/**
 * Requests every path of the owner's redirect table. Each must redirect permanently to its
 * target, and the target must exist.
 * @param base where the site is served
 * @param file the name of the table's file in findings
 */
export async function checkRedirects(base: string, redirects: Redirects, file: string): Promise<Finding[]> {
  const findings: Finding[] = []
  const rows = Object.entries(redirects)
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const found = await Promise.all(
      rows.slice(start, start + AT_ONCE).map(async ([from, to]) => {
        const problem = await problemOf(base, from, to)
        return problem === null ? [] : [{ from, problem }]
      }),
    )
    for (const { from, problem } of found.flat())
      findings.push({ severity: 'error', rule: 'redirect', where: file, message: `'${from}' ${problem}` })
  }
  return findings
}

async function problemOf(base: string, from: string, to: string): Promise<string | null> {
  // A path with a trailing slash first redirects to the one without.
  const first = await ask(addressOf(base, from.length > 1 ? from.replace(/\/$/, '') : from))
  if (first === null) return 'is not answered'
  const { status, location } = first
  const target = addressOf(base, to)
  if (status !== 308) return `is answered with ${status}; it should lead to '${to}' for good (308)`
  if (location === null || pathOf(location, base) !== pathOf(target, base))
    return `leads to ${location ?? 'nowhere'}; it should lead to '${to}'`
  const there = await ask(target)
  return there?.status === 200
    ? null
    : `leads to '${to}', which is answered with ${there?.status ?? 'nothing'}`
}

async function ask(address: string): Promise<{ status: number; location: string | null } | null> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.body?.cancel()
    return { status: answer.status, location: answer.headers.get('location') }
  } catch {
    return null
  }
}

function addressOf(base: string, path: string): string {
  return new URL(path, `${base}/`).href
}

function pathOf(address: string, base: string): string | null {
  const url = parseUrl(address, base)
  return url && url.pathname + url.search + url.hash
}
