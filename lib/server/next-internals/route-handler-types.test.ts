import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NodeNextResponse } from 'next/dist/server/base-http/node'
import { compressRouteHandlers } from './route-handler-types'

/** Returns the content type of a response as the compression middleware sees it, and as it arrives. */
async function typesSeen(
  answer: RequestListener,
): Promise<{ seen: unknown; sent: string | null; others: unknown }> {
  let seen: unknown
  let others: unknown
  const server = createServer((request, response) => {
    answer(request, response)
    seen = response.getHeader('content-type')
    others = response.getHeader('set-cookie')
    response.end()
  })
  compressRouteHandlers(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.close()
  return { seen, sent: headers.get('content-type'), others }
}

test('the type of a route handler’s answer is a text, as the installed Next sets it', async () => {
  const types = await typesSeen((_request, response) => {
    new NodeNextResponse(response).appendHeader('Content-Type', 'image/svg+xml')
  })
  expect(types).toMatchObject({ seen: 'image/svg+xml', sent: 'image/svg+xml' })
})

test('headers of several values stay lists, and other types as they are', async () => {
  const types = await typesSeen((_request, response) => {
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.setHeader('set-cookie', ['a=1'])
  })
  expect(types).toEqual({
    seen: 'text/plain; charset=utf-8',
    sent: 'text/plain; charset=utf-8',
    others: ['a=1'],
  })
})
