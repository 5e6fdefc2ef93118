import 'server-only'
import { causeOf } from './log'

/** A body that exceeds its limit; the rest of it was not read. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'

  constructor(readonly maxBytes: number) {
    super(`is larger than ${maxBytes} bytes`)
  }
}

/**
 * Reads a whole body, up to a limit.
 * @param body null counts as empty
 * @throws TooLargeError as soon as more than `maxBytes` have been read
 */
export async function readWithin(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new TooLargeError(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Reads the JSON body of a request, up to a size limit. A leading byte order mark, which some programs write, is
 * ignored.
 * @returns undefined for a body that exceeds the limit or is not JSON
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  try {
    const text = (await readWithin(request.body, maxBytes)).toString('utf8')
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooLargeError) return undefined
    throw error
  }
}

export const TIMEOUT_MS = 8_000
const RETRY_DELAY_MS = 250
export const MAX_BODY_BYTES = 10 * 1024 * 1024

export type FetchedText = { status: number; text: string; location: string | null }

/** A request without a usable response; the message says why. `retriable` when another attempt may succeed. */
export class FetchFailure extends Error {
  constructor(
    message: string,
    readonly retriable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'FetchFailure'
  }
}

export type FetchLimits = { timeoutMs?: number; maxBytes?: number; retryDelayMs?: number }

/**
 * Fetches a text from another service, with limits for time and size. Redirects are not followed. A failed connection
 * or a 5xx status is retried once.
 *
 * Uses undici's fetch, because Next replaces the global one with a caching version; keeping what was read is up to `lib/content`.
 * @throws FetchFailure without a response, after a time-out, or for a body that exceeds the limit or is not text
 */
export async function fetchText(
  url: string,
  headers: Record<string, string> = {},
  limits: FetchLimits = {},
): Promise<FetchedText> {
  try {
    const answer = await attempt(url, headers, limits)
    if (answer.status < 500) return answer
  } catch (error) {
    if (!(error instanceof FetchFailure) || !error.retriable) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, limits.retryDelayMs ?? RETRY_DELAY_MS))
  return attempt(url, headers, limits)
}

async function attempt(
  url: string,
  headers: Record<string, string>,
  limits: FetchLimits,
): Promise<FetchedText> {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BODY_BYTES } = limits
  // Loaded on the first request, because a site whose content is files may start without any.
  const { fetch } = await import('undici')
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { headers, signal, redirect: 'manual' })
    const bytes = await readWithin(response.body, maxBytes)
    const text = decode(bytes, { fatal: response.ok })
    return { status: response.status, text, location: response.headers.get('location') }
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    if (error instanceof TooLargeError) throw new FetchFailure(`the answer ${error.message}`, false)
    if (signal.aborted) throw new FetchFailure(`no complete answer within ${timeoutMs / 1000} s`, false)
    throw new FetchFailure(causeOf(error), true, { cause: error })
  }
}

/**
 * Decodes UTF-8, with or without a BOM, which JSON has to be (RFC 8259, 8.1).
 * @param options `fatal` for a response whose text matters; of an error response only the status does
 * @throws FetchFailure for other bytes: replacement characters would be taken for an edit
 */
function decode(bytes: Buffer, options: TextDecoderOptions): string {
  try {
    return new TextDecoder('utf-8', options).decode(bytes)
  } catch {
    throw new FetchFailure('the answer is no text in utf-8', false)
  }
}
