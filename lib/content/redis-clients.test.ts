import { stat } from 'node:fs/promises'
import { createClient } from '@redis/client'
import { createRedisClients, inTime } from './redis-clients'

type Options = { disableOfflineQueue: boolean; socket: { reconnectStrategy: (attempts: number) => number } }
const duplicate = jest.fn(() => 'transactions')

jest.mock('@redis/client', () => ({ createClient: jest.fn() }))
jest.mocked(createClient).mockReturnValue({ duplicate } as never)

const made = () => {
  createRedisClients('redis://redis.example')
  return jest.mocked(createClient).mock.calls[0]?.[0] as unknown as Options & { url: string }
}

test('a command fails at once while disconnected', () => {
  expect(made()).toMatchObject({ url: 'redis://redis.example', disableOfflineQueue: true })
  expect(duplicate).toHaveBeenCalledTimes(1)
})

test.each([
  [0, 75, 100, 125],
  [1, 150, 200, 250],
  [5, 2_400, 3_200, 4_000],
  [6, 3_750, 5_000, 6_250],
  [10_000, 3_750, 5_000, 6_250],
])('after %i attempts the next one waits between %i and %i ms', (attempts, least, usual, most) => {
  const { reconnectStrategy } = made().socket
  const chance = jest.spyOn(Math, 'random')
  const waits = [0, 0.5, 1].map((one) => {
    chance.mockReturnValue(one)
    return reconnectStrategy(attempts)
  })
  chance.mockRestore()
  expect(waits).toEqual([least, usual, most])
})

describe('a response', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('in time is returned, and so is an error', async () => {
    await expect(inTime(Promise.resolve(7))).resolves.toBe(7)
    await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(jest.getTimerCount()).toBe(0)
  })

  test('that takes a quarter of a second times out', async () => {
    const late = expect(inTime(new Promise(() => undefined))).rejects.toThrow('no answer within 250 ms')
    jest.advanceTimersByTime(250)
    await late
  })
})

test('that arrives while the process is busy is read before the timeout applies', async () => {
  const answer = inTime(stat(__filename))
  // As a long rendering does: the timer is overdue when the process can read again.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  await expect(answer).resolves.toMatchObject({ size: expect.any(Number) })
})
