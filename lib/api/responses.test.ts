import { contractAnswer, contractRefusal, withErrorEnvelope } from './responses'
import { UpstreamError } from '../content/errors'

const FAULTS = jest.spyOn(console, 'error').mockImplementation(() => undefined)
const ask = (handle: () => Promise<Response>) =>
  withErrorEnvelope(handle)(new Request('http://site.example/api/x?y=1'))

test('§7 a response is an envelope that can be cached as long as a page', async () => {
  const answer = contractAnswer({ a: 1 }, 'Bien')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    success: true,
    data: { a: 1 },
    message: 'Bien',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  })
  expect(answer.headers.get('cache-control')).toBe('public, s-maxage=300, stale-while-revalidate=300')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

test('§7 an error has no data and is never cached', async () => {
  const refusal = contractRefusal(404, 'No encontrado', { 'x-more': 'yes' })
  expect(refusal.status).toBe(404)
  expect(await refusal.json()).toMatchObject({ success: false, data: null, message: 'No encontrado' })
  expect(refusal.headers.get('cache-control')).toBe('no-store')
  expect(refusal.headers.get('access-control-allow-origin')).toBe('*')
  expect(refusal.headers.get('x-more')).toBe('yes')
})

test('a handler receives its request, and its response is passed on', async () => {
  const answer = await withErrorEnvelope(async (request) => new Response(request.url))(
    new Request('http://a.example/b'),
  )
  expect(await answer.text()).toBe('http://a.example/b')
  expect(FAULTS).not.toHaveBeenCalled()
})

test('unavailable content is a 503 with Retry-After; the cause is only logged', async () => {
  const answer = await ask(() => Promise.reject(new UpstreamError('http://secret.example', 'is down')))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('10')
  expect(await answer.text()).not.toContain('secret')
  const line = JSON.parse(String(FAULTS.mock.lastCall?.[0])) as object
  expect(line).toMatchObject({ event: 'api.failed', path: '/api/x', cause: 'http://secret.example: is down' })
})

test('any other error is a 500 without details', async () => {
  const answer = await ask(() => Promise.reject(new TypeError('x is not a function')))
  expect(answer.status).toBe(500)
  expect(answer.headers.get('retry-after')).toBeNull()
  expect(await answer.json()).toMatchObject({ success: false, message: 'Error interno del servidor' })
})
