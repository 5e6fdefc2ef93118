import { solveChallenge } from 'altcha-lib'
import { proveWork } from './prove'

jest.mock('altcha-lib', () => ({ solveChallenge: jest.fn() }))
jest.mock('altcha-lib/algorithms/web/pbkdf2', () => ({ deriveKey: 'derive' }))

const CHALLENGE = { parameters: { nonce: 'abc' } }
const asked = jest.spyOn(globalThis, 'fetch')
const solve = jest.mocked(solveChallenge)
beforeEach(() => {
  asked.mockReset().mockResolvedValue(Response.json(CHALLENGE))
  solve.mockReset().mockResolvedValue({ counter: 7 } as never)
})
afterAll(() => asked.mockRestore())

test('the work that is asked for now is done, and sent with what was asked', async () => {
  await expect(proveWork()).resolves.toBe(
    '{"challenge":{"parameters":{"nonce":"abc"}},"solution":{"counter":7}}',
  )
  expect(asked).toHaveBeenCalledWith(
    '/api/contact/challenge',
    expect.objectContaining({ cache: 'no-store', headers: { accept: 'application/json' } }),
  )
  expect(solve).toHaveBeenCalledWith({ challenge: CHALLENGE, deriveKey: 'derive' })
})

test('it is not waited for without end', async () => {
  await proveWork()
  expect(asked.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal)
})

test('a server that asks for none gets none', async () => {
  asked.mockResolvedValue(new Response('', { status: 503 }))
  await expect(proveWork()).resolves.toBe('')
  expect(solve).not.toHaveBeenCalled()
})

test('a browser that finds no solution sends none', async () => {
  solve.mockResolvedValue(null)
  await expect(proveWork()).resolves.toBe('')
})
