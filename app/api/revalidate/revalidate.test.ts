import { env } from '@/lib/site/env'
import { placeOrder } from '@/lib/server/content-changes'
import { POST } from './route'

const TOKEN = 'a-token-of-these-tests'

jest.mock('@/lib/server/content-changes', () => ({
  ...jest.requireActual<object>('@/lib/server/content-changes'),
  placeOrder: jest.fn(),
}))

const order = (authorization?: string, body = '{"projects":true}') =>
  POST(
    new Request('http://site.example/api/revalidate', {
      method: 'POST',
      headers: authorization === undefined ? {} : { authorization },
      body,
    }),
  )

beforeEach(() => {
  Object.assign(env, { REVALIDATE_TOKEN: TOKEN })
  jest.mocked(placeOrder).mockReset().mockResolvedValue(['projects'])
})

test('wrong tokens are limited for a minute, also if the wall clock is set back meanwhile', async () => {
  jest.useFakeTimers()
  for (let index = 0; index < 60; index += 1) await order('Bearer wrong')
  expect((await order('Bearer wrong')).status).toBe(429)
  jest.setSystemTime(Date.now() - 86_400_000)
  jest.advanceTimersByTime(60_000)
  expect((await order('Bearer wrong')).status).toBe(401)
  jest.useRealTimers()
})

test('the right token is accepted after a thousand wrong ones, which are rejected and refresh nothing', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 1_000; index += 1) statuses.push((await order(`Bearer wrong-${index}`)).status)
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(401))
  expect(statuses.slice(60)).toEqual(Array(940).fill(429))
  expect(placeOrder).not.toHaveBeenCalled()

  for (let index = 0; index < 3; index += 1) expect((await order(`Bearer ${TOKEN}`)).status).toBe(200)
  expect(placeOrder).toHaveBeenCalledTimes(3)
  expect(placeOrder).toHaveBeenLastCalledWith({ projects: true })

  const refused = await order(`Bearer ${TOKEN}x`)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('without a configured token the route does not exist', async () => {
  Object.assign(env, { REVALIDATE_TOKEN: undefined })
  expect((await order(`Bearer ${TOKEN}`)).status).toBe(404)
  expect((await order('Bearer undefined')).status).toBe(404)
})

test('the right token with an invalid body, or with an unavailable source', async () => {
  expect((await order(`Bearer ${TOKEN}`, '{')).status).toBe(400)
  expect(placeOrder).not.toHaveBeenCalled()
  jest.mocked(placeOrder).mockResolvedValue(null)
  expect((await order(`Bearer ${TOKEN}`)).status).toBe(502)
})
