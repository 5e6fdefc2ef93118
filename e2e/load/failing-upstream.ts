import { FAULTS } from '../stub/faults'
import { residentMegabytes } from './flood'
import type { LoadedSite } from './loaded-site'
import { type Answer, quantile, sendTraffic } from './traffic'

const FLAP_MS = 400
const REFRESH_MS = 1_000

export type LoadFigures = {
  answers: number
  perSecond: number
  faultsSeen: number
  /** The first few responses with a status of 500 or above, without a response, or truncated. */
  bad: Answer[]
  p50Ms: number
  p99Ms: number
  mostUpstreamCallsForOneResource: number
  upstreamCalls: number
  /** Resident memory after a quarter of the time and at the end. */
  memoryMegabytes: [number, number]
}

/**
 * Sends requests to all routes over 64 connections, while the upstream alternates between health and every kind of
 * fault, and all content is revalidated every second.
 */
export async function loadWhileUpstreamFails(
  { site, upstream, token, paths }: LoadedSite,
  seconds: number,
): Promise<LoadFigures> {
  const ends = Date.now() + seconds * 1_000
  const answers: Answer[] = []
  const faults = new Set<string>()
  let turn = 0
  let early = 0
  upstream.state.calls.length = 0
  upstream.state.mostAtOnce = 0
  const flapping = setInterval(() => {
    turn += 1
    // Healthy every third turn; the other turns cycle through all faults.
    const fault = FAULTS[(turn - Math.floor(turn / 3)) % FAULTS.length]
    upstream.state.fault = turn % 3 === 0 ? null : (fault ?? null)
    if (upstream.state.fault) faults.add(upstream.state.fault)
  }, FLAP_MS)
  const refreshing = setInterval(() => void refreshAll(site.url, token), REFRESH_MS)
  setTimeout(() => (early = residentMegabytes(site.pid)), seconds * 250)
  let asked = 0
  await sendTraffic(
    site.url,
    { connections: 64, until: () => Date.now() > ends, next: () => paths[asked++ % paths.length] ?? '/' },
    (answer) => answers.push(answer),
  )
  clearInterval(flapping)
  clearInterval(refreshing)
  upstream.state.fault = null
  const times = answers.map(({ ms }) => ms)
  return {
    answers: answers.length,
    perSecond: Math.round(answers.length / seconds),
    faultsSeen: faults.size,
    bad: answers.filter(({ status, whole }) => status >= 500 || status === 0 || !whole).slice(0, 5),
    p50Ms: Math.round(quantile(times, 0.5)),
    p99Ms: Math.round(quantile(times, 0.99)),
    mostUpstreamCallsForOneResource: upstream.state.mostAtOnce,
    upstreamCalls: upstream.state.calls.length,
    memoryMegabytes: [early, residentMegabytes(site.pid)],
  }
}

export async function refreshAll(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: '{"all":true}',
  }).catch(() => null)
  return answer?.status ?? 0
}
