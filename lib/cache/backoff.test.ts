import { Backoff } from './backoff'

function aBackoff() {
  const due: (() => void)[] = []
  const waits: number[] = []
  const retry = jest.fn()
  const later = (ms: number, call: () => void) => {
    waits.push(ms)
    due.push(call)
  }
  return { backoff: new Backoff({ now: () => 0, later, retry }), due, waits, retry }
}

test('a failure is retried when its time has come, each of a row after twice as long', () => {
  const { backoff, due, waits, retry } = aBackoff()
  for (let failures = 0; failures < 6; failures += 1) backoff.add(new Error('down'))
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
  due.at(-1)?.()
  expect(retry).toHaveBeenCalledTimes(1)
})

test('what has succeeded meanwhile is not retried', () => {
  const { backoff, due, retry } = aBackoff()
  backoff.add(new Error('down'))
  backoff.reset()
  due[0]?.()
  expect(retry).not.toHaveBeenCalled()
})

test('what has failed again meanwhile is retried once, by the later of both', () => {
  const { backoff, due, retry } = aBackoff()
  backoff.add(new Error('down'))
  backoff.add(new Error('down'))
  due[0]?.()
  expect(retry).not.toHaveBeenCalled()
  due[1]?.()
  expect(retry).toHaveBeenCalledTimes(1)
})
