import { FAULTS } from '../stub/faults'
import type { LoadedSite } from './loaded-site'
import { type Answer, quantile, residentMegabytes, sendTraffic } from './traffic'

const FLAP_MS = 400
const REFRESH_MS = 1_000

type LoadFigures = {
  answers: number
  perSecond: number
  faultsSeen: number
  /** The first few bad responses: status 500 or above, no response, or truncated. */
  bad: Answer[]
  p50Ms: number
  p99Ms: number
  mostUpstreamCallsForOneResource: number
  upstreamCalls: number
  /** Resident memory after a quarter of the responses and at the end. */
  memoryMegabytes: [number, number]
}

/**
 * Sends requests to all routes over 64 connections, while the upstream alternates between health and every kind of
 * fault, and all content is revalidated every second.
 * @param least the run ends after this many responses and this much time, once every kind of fault has occurred
 */
export async function loadWhileUpstreamFails(
  { site, token, paths }: LoadedSite,
  least: { answers: number; seconds?: number },
): Promise<LoadFigures> {
  const { upstream } = site
  const [started, wanted] = [Date.now(), (least.seconds ?? 0) * 1_000]
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
  let asked = 0
  const isDone = () =>
    answers.length >= least.answers && Date.now() - started >= wanted && faults.size === FAULTS.length
  await sendTraffic(
    site.url,
    { connections: 64, until: isDone, next: () => paths[asked++ % paths.length] ?? '/' },
    (answer) => {
      answers.push(answer)
      if (answers.length === Math.ceil(least.answers / 4)) early = residentMegabytes(site.pid)
    },
  )
  clearInterval(flapping)
  clearInterval(refreshing)
  upstream.state.fault = null
  const times = answers.map(({ ms }) => ms)
  return {
    answers: answers.length,
    perSecond: Math.round((answers.length * 1_000) / (Date.now() - started)),
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
