import { env } from '../../config/env'
import { hasPrivatePage, privateKey, refuseStrangers } from './private-page'

const TOKEN = 'a-token-of-these-tests'
const state = { isCounting: true }
jest.mock('../../services/counters/site-counters', () => ({
  get isCounting() {
    return state.isCounting
  },
}))

const ask = (authorization?: string) => refuseStrangers(new Headers(authorization ? { authorization } : {}))
const password = (text: string) => `Basic ${Buffer.from(`owner:${text}`).toString('base64')}`

beforeEach(() => void Object.assign(env, { STATS_TOKEN: TOKEN }))

test('the page is there with counters and a token, and not without one of them', () => {
  expect(hasPrivatePage()).toBe(true)
  state.isCounting = false
  expect(hasPrivatePage()).toBe(false)
  state.isCounting = true
  Object.assign(env, { STATS_TOKEN: undefined })
  expect(hasPrivatePage()).toBe(false)
})

test('who comes without a password is asked for one, however often; nobody keeps the answer', () => {
  const statuses = Array.from({ length: 100 }, () => ask()?.status)
  expect(new Set(statuses)).toEqual(new Set([401]))
  const { headers } = ask() ?? new Response()
  expect(headers.get('www-authenticate')).toMatch(/^Basic realm=/)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('set-cookie')).toBeNull()
})

test('the right token is heard after a thousand wrong ones, which are refused', () => {
  const statuses = Array.from({ length: 1_000 }, (_, index) => ask(password(`wrong-${index}`))?.status)
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(401))
  expect(statuses.slice(60)).toEqual(Array(940).fill(429))
  expect(Number(ask(password('x'))?.headers.get('retry-after'))).toBeGreaterThan(0)
  for (let time = 0; time < 3; time += 1) expect(ask(password(TOKEN))).toBeNull()
  Object.assign(env, { STATS_TOKEN: undefined })
  expect(ask(password('undefined'))?.status).toBe(429)
})

test('the path of the rendered page is the same all the time, and can not be guessed', () => {
  expect(privateKey()).toBe(privateKey())
  expect(privateKey()).toMatch(/^[0-9a-f-]{36}$/)
})
