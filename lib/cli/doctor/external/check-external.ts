import { setTimeout } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Finding, Severity } from '../finding'
import type { ExternalLink } from './external-links'
import { type AskOptions, askLink, type Verdict } from './ask-link'
import { daysBetween, type SeenLinks } from './seen-links'

/** A link that worked this recently is not reported as dead when it fails. */
const GRACE_DAYS = 7
const ATTEMPTS = 3
const RETRY_DELAY_MS = 2_000
const PARALLEL = 8
const PARALLEL_ON_A_HOST = 2
const WHOLE_MS = 180_000

type ExternalOptions = AskOptions & {
  /** The current day, `YYYY-MM-DD`. */
  today: string
  seen: SeenLinks
  retryDelayMs?: number
  /** Ends the requests; after three minutes by default. */
  ending?: AbortSignal
}

/**
 * Requests every external link, within a time limit. Links left over are reported as not checked.
 * @returns findings, and the day on which each link last worked
 */
export async function checkExternal(
  links: ExternalLink[],
  options: ExternalOptions,
): Promise<{ findings: Finding[]; seen: SeenLinks }> {
  const { today, seen, ending = AbortSignal.timeout(WHOLE_MS) } = options
  const all = pLimit(PARALLEL)
  const hosts = new Map<string, ReturnType<typeof pLimit>>()
  const asked = await Promise.all(
    links.map(async (link) => {
      const { host } = new URL(link.address)
      const onHost = hosts.get(host) ?? pLimit(PARALLEL_ON_A_HOST)
      hosts.set(host, onHost)
      return { link, verdict: await onHost(() => all(() => judge(link.address, options, ending))) }
    }),
  )
  const works = asked.filter(({ verdict }) => verdict && WORKS.has(verdict.kind))
  const days = links.flatMap(({ address }) => {
    const day = works.some(({ link }) => link.address === address) ? today : seen.get(address)
    return day === undefined ? [] : [[address, day] as const]
  })
  return {
    findings: asked.flatMap(({ link, verdict }) => findingsOf(link, verdict, seen.get(link.address), today)),
    seen: new Map(days),
  }
}

const WORKS = new Set<Verdict['kind']>(['ok', 'moved'])
/** Verdicts that a retry would not change. */
const FINAL = new Set<Verdict['kind']>(['ok', 'moved', 'private', 'blocked'])

/**
 * Checks a link, with retries.
 * @returns the last verdict, or null if there was no time for an attempt
 */
async function judge(
  address: string,
  { retryDelayMs = RETRY_DELAY_MS, ...options }: ExternalOptions,
  ending: AbortSignal,
): Promise<Verdict | null> {
  let verdict: Verdict | null = null
  for (let attempt = 1; attempt <= ATTEMPTS && !ending.aborted; attempt += 1) {
    verdict = await askLink(address, options)
    if (FINAL.has(verdict.kind) || attempt === ATTEMPTS) return verdict
    await setTimeout(retryDelayMs * attempt)
  }
  return verdict
}

function findingsOf(
  { address, pages }: ExternalLink,
  verdict: Verdict | null,
  last: string | undefined,
  today: string,
): Finding[] {
  const others = pages.length > 1 ? ` (on ${pages.length} pages)` : ''
  const finding = (severity: Severity, rule: string, message: string): Finding[] => [
    { severity, rule, where: pages[0] ?? '/', message: `${address} ${message}${others}` },
  ]
  if (!verdict) return finding('notice', 'external', 'was not asked: the time was up')
  const { kind, detail } = verdict
  if (kind === 'ok') return []
  if (kind === 'moved') return finding('notice', 'external-moved', `${detail}; link to that`)
  if (kind === 'blocked')
    return finding('notice', 'external-blocked', `${detail} to machines; look at it in a browser`)
  if (kind === 'private')
    return finding('error', 'external-private', `can't be opened by visitors: ${detail}`)
  const worked = last === undefined ? '' : `; it worked on ${last}`
  if (last !== undefined && daysBetween(last, today) <= GRACE_DAYS)
    return finding('notice', 'external-failing', `${detail} now${worked}; look again later`)
  if (kind === 'gone') return finding('error', 'external-dead', `is dead: ${detail}${worked}`)
  return finding('warning', 'external-failing', `can't be reached: ${detail}${worked}`)
}
