/** By default, proxies accept 4 kB of response headers; pages leave room for headers that proxies add. */
export const MAX_HEADER_BYTES = 3_000

/** Returns the size of a response's status line and headers in bytes. */
export function headerBytes({ headers, status, statusText }: Response): number {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.byteLength(`HTTP/1.1 ${status} ${statusText}\r\n${lines.join('')}\r\n`)
}
