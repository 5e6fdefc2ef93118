import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { compressed } from './compressed'
import { createPageData } from './page-data'

jest.mock('./compressed', () => ({ compressed: jest.fn() }))
jest.mock('./http-server', () => ({
  interceptRequests: (server: Server, handler: (...call: unknown[]) => void) => server.on('request', handler),
}))

const compress = jest.mocked(compressed)
const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => jest.clearAllMocks())

type Answer = { status: number | null; body: string; headersSent: boolean }

/** Serves page data on a fake server, and returns the response to a request. */
function served() {
  const server = new EventEmitter() as Server
  const pages = createPageData()
  pages.answerFor(server)
  /** @param begun whether the response has started before it fails */
  const ask = (url: string, begun = false) =>
    new Promise<Answer>((resolve) => {
      const answer: Answer = { status: null, body: '', headersSent: begun }
      const response = {
        get headersSent() {
          return answer.headersSent
        },
        setHeader: () => response,
        writeHead(status: number) {
          Object.assign(answer, { status, headersSent: true })
          return response
        },
        end(body?: Buffer) {
          answer.body = String(body ?? '')
          resolve(answer)
          return response
        },
      }
      const request = { url, method: 'GET', headers: { 'accept-encoding': 'br' } }
      server.emit(
        'request',
        request as IncomingMessage,
        response as unknown as ServerResponse,
        () => undefined,
      )
      if (begun) setImmediate(() => resolve(answer))
    })
  return { pages, ask }
}

test('data is compressed once, for all who ask at the same moment and later', async () => {
  compress.mockImplementation(
    async (raw) => ({ raw, br: Buffer.from('br'), gzip: Buffer.from('gz') }) as never,
  )
  const { pages, ask } = served()
  const address = pages.keep(Buffer.from('datos'))
  const answers = [...(await Promise.all([ask(address), ask(address)])), await ask(address)]
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, 'br']))
  expect(compress).toHaveBeenCalledTimes(1)
})

test('data that can not be compressed is an error that the log knows, and is tried again', async () => {
  compress.mockRejectedValueOnce(new Error('no memory'))
  compress.mockResolvedValueOnce({ br: Buffer.from('br'), gzip: Buffer.from('gz') } as never)
  const { pages, ask } = served()
  const address = pages.keep(Buffer.from('datos'))
  expect((await ask(address)).status).toBe(500)
  expect(String(warned.mock.calls[0]?.[0])).toContain('no memory')
  expect((await ask(address)).status).toBe(200)
})

test('an answer that has begun is left as it is', async () => {
  compress.mockRejectedValueOnce(new Error('no memory'))
  const { pages, ask } = served()
  expect((await ask(pages.keep(Buffer.from('datos')), true)).status).toBeNull()
})
