/** Proxies accept 4 kB of response headers by default; pages leave room for headers that they add. */
export const MAX_HEADER_BYTES = 3_000

/** Size of a response's status line and headers in bytes. */
export function headerBytes({ headers, status, statusText }: Response): number {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.byteLength(`HTTP/1.1 ${status} ${statusText}\r\n${lines.join('')}\r\n`)
}
