import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { bytes: Buffer; type?: string; status?: number }

/** A local web server for files that a test adds. It records the requests. */
export async function startImageServer() {
  const files = new Map<string, Answer | 'never'>()
  const requests: { path: string; authorization?: string }[] = []
  const server = createServer(({ url = '', headers }, response) => {
    requests.push({ path: url, authorization: headers.authorization })
    const answer = files.get(url.replace(/\?.*$/, '')) ?? MISSING
    if (answer === 'never') return
    const { bytes, type = 'image/png', status = 200 } = answer
    response.writeHead(status, { 'content-type': type }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    files,
    requests,
    port,
    hangUp(): void {
      files.clear()
      server.closeAllConnections()
    },
    base: `http://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const MISSING: Answer = { bytes: Buffer.from('nothing here'), type: 'text/html', status: 404 }
