import 'server-only'
import { fetchText, type FetchedText, type FetchLimits, FetchFailure } from '../../http/fetch-text'
import { log } from '../../../site/log'
import { InvalidDataError, UpstreamRefusedError, UpstreamUnavailableError } from '../../errors'
import { readText } from '../../read-values'
import { findEnvelopes, type FoundEnvelope } from './find-envelopes'

/** The envelope of the contract, its `data` not validated yet. */
export type Envelope = { status: number; success: boolean; message: string | null; data: unknown }

/**
 * Requests an endpoint of the upstream API and parses its envelope.
 * @returns also envelopes with `success: false` and a status below 400, and 404: the caller interprets them
 * @throws UpstreamUnavailableError, UpstreamRefusedError or InvalidDataError naming the endpoint
 */
export async function fetchEnvelope(endpoint: string, limits?: FetchLimits): Promise<Envelope> {
  const answer = await fetchOrExplain(endpoint, limits)
  const { status, text, location } = answer
  if (status >= 300 && status < 400) {
    throw new UpstreamRefusedError(endpoint, `redirected (${status}) to ${location ?? 'nowhere'}`, status)
  }
  if (status >= 500) throw new UpstreamUnavailableError(endpoint, `answered ${status}`, status)
  if (status >= 400 && status !== 404) throw new UpstreamRefusedError(endpoint, `answered ${status}`, status)
  const { success, message, data } = parseJson(endpoint, text)
  return { status, success, message: readText(message), data }
}

async function fetchOrExplain(endpoint: string, limits?: FetchLimits): Promise<FetchedText> {
  try {
    return await fetchText(endpoint, { accept: 'application/json' }, limits)
  } catch (error) {
    if (error instanceof FetchFailure) {
      throw new UpstreamUnavailableError(endpoint, error.message, null, { cause: error })
    }
    throw error
  }
}

/** Parses JSON that PHP warnings may surround; each kind of warning is logged once for each endpoint. */
function parseJson(endpoint: string, text: string): FoundEnvelope['envelope'] {
  if (!text.trim()) throw new UpstreamUnavailableError(endpoint, 'the answer is empty')
  const found = findEnvelopes(text)
  if (found.length > 1) throw new InvalidDataError(endpoint, 'body', 'one answer', `${found.length} of them`)
  const [answer] = found
  if (!answer)
    throw new InvalidDataError(endpoint, 'body', 'complete JSON with success in it', text.slice(0, 80))
  if (answer.noise) reportNoise(endpoint, answer.noise)
  return answer.envelope
}

const reported = new Set<string>()
const MAX_REPORTED = 1_000

function reportNoise(endpoint: string, noise: string): void {
  const kind = `${endpoint.replace(/\?.*$/, '')} ${noise.replace(/\d+/g, '')}`
  if (reported.has(kind) || reported.size >= MAX_REPORTED) return
  reported.add(kind)
  log('warn', 'portfolio.noise', { endpoint, cause: `around the JSON stands: ${noise.slice(0, 200)}` })
}
