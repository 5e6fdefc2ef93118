import type { CDPSession } from 'playwright'

/** Transferred bytes of pages and their data, without scripts, styles and images. */
export type Bytes = { pages: number; prefetched: number; followed: number }

/** Starts counting transferred bytes. The returned object is updated with each response. */
export function countBytes(session: CDPSession): Bytes {
  const bytes: Bytes = { pages: 0, prefetched: 0, followed: 0 }
  const kinds = new Map<string, keyof Bytes>()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const headers = Object.keys(request.headers).map((name) => name.toLowerCase())
    if (type === 'Document') kinds.set(requestId, 'pages')
    else if (headers.some((name) => /^next-router-.*prefetch$/.test(name))) kinds.set(requestId, 'prefetched')
    else if (headers.includes('rsc')) kinds.set(requestId, 'followed')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  return bytes
}
