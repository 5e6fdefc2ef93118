/** What proxies take for the headers of an answer without being told otherwise is 4 kB; a page leaves room for theirs. */
export const MAX_HEADER_BYTES = 3_000

/** The bytes of an answer's status line and headers, as they were sent. */
export function headerBytes({ headers, status, statusText }: Response): number {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.byteLength(`HTTP/1.1 ${status} ${statusText}\r\n${lines.join('')}\r\n`)
}
