import 'server-only'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { fetch } from 'undici'
import { isPublicAddress } from './public-address'

const TIMEOUT_MS = 6_000
const MAX_BYTES = 8 * 1024 * 1024
const MAX_REDIRECTS = 3

/** A picture that can't be had; the message says why, for the log. */
export class ImageFailure extends Error {
  override name = 'ImageFailure'
}

/**
 * Fetches a picture from another host, within limits on type, size, time, redirects and where it may come from.
 * @param trustedHost host (with port) that may also have a private address: the upstream's own
 * @throws ImageFailure
 */
export async function fetchImage(address: string, trustedHost: string | null): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = new URL(address)
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    await assertAllowed(url, trustedHost)
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: 'image/*' } }).catch(
      (error) => {
        throw new ImageFailure(
          signal.aborted ? `no picture within ${TIMEOUT_MS / 1000} s` : String(error.cause ?? error),
        )
      },
    )
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location) {
      url = new URL(location, url)
      continue
    }
    const type = response.headers.get('content-type') ?? ''
    if (response.status !== 200) throw new ImageFailure(`answered ${response.status}`)
    if (!type.startsWith('image/')) throw new ImageFailure(`is ${type || 'of no type'}, not a picture`)
    return readWithin(response.body)
  }
  throw new ImageFailure(`redirects more than ${MAX_REDIRECTS} times`)
}

async function assertAllowed(url: URL, trustedHost: string | null): Promise<void> {
  if (!/^https?:$/.test(url.protocol)) throw new ImageFailure(`scheme ${url.protocol} is not allowed`)
  if (url.host === trustedHost) return
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : (await resolve(host)).map(({ address }) => address)
  if (!addresses.every(isPublicAddress)) throw new ImageFailure(`${host} is a private address`)
}

async function resolve(host: string) {
  try {
    return await lookup(host, { all: true })
  } catch {
    throw new ImageFailure(`${host} doesn't exist`)
  }
}

async function readWithin(body: AsyncIterable<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new ImageFailure(`is larger than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
