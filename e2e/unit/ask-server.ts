import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ServerAnswer = {
  status: number
  message?: string
  headers: IncomingHttpHeaders
  bytes: Buffer
  body: string
}
type Asked = { path?: string; method?: string; headers?: Record<string, string> }

/** Sends a request to a test's server, over a new connection and without the headers that fetch adds. */
export function askServer(server: Server, asked: Asked): Promise<ServerAnswer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, agent: false, ...asked }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({
          status: answer.statusCode ?? 0,
          message: answer.statusMessage,
          headers: answer.headers,
          bytes,
          body: bytes.toString(),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}
