import { createWorker } from './worker'

/** A worker whose rounds end when the test ends them, and whose timers fire when the test says so. */
function aWorker(nextMs = 50) {
  const rounds: { end: () => void; signal: AbortSignal; isStopping: () => boolean }[] = []
  const timers: { ms: number; call: () => void }[] = []
  const worker = createWorker({
    round: (signal, isStopping) =>
      new Promise((resolve) => rounds.push({ end: () => resolve(nextMs), signal, isStopping })),
    later: (ms, call) => timers.push({ ms, call }),
  })
  return { worker, rounds, timers }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('nothing is done before it is woken', async () => {
  const { rounds, timers } = aWorker()
  await settled()
  expect([rounds, timers]).toEqual([[], []])
})

test('one round at a time, once more for whoever woke it meanwhile, however many they were', async () => {
  const { worker, rounds } = aWorker()
  worker.wake()
  worker.wake()
  worker.wake()
  expect(rounds).toHaveLength(1)
  rounds[0]?.end()
  await settled()
  expect(rounds).toHaveLength(2)
  rounds[1]?.end()
  await settled()
  expect(rounds).toHaveLength(2)
})

test('the next round comes after the time that the last one said', async () => {
  const { worker, rounds, timers } = aWorker(70)
  worker.wake()
  rounds[0]?.end()
  await settled()
  expect(timers.map(({ ms }) => ms)).toEqual([70])
  timers[0]?.call()
  expect(rounds).toHaveLength(2)
})

test('a timer set before a round that came earlier does nothing', async () => {
  const { worker, rounds, timers } = aWorker()
  worker.wake()
  rounds[0]?.end()
  await settled()
  worker.wake()
  rounds[1]?.end()
  await settled()
  timers[0]?.call()
  expect(rounds).toHaveLength(2)
  timers[1]?.call()
  expect(rounds).toHaveLength(3)
})

test('stopping waits for the round under way, tells it so, and no other follows', async () => {
  const { worker, rounds, timers } = aWorker()
  worker.wake()
  worker.wake()
  expect(rounds[0]?.isStopping()).toBe(false)
  let isStopped = false
  const stopped = worker.stop(60_000).then(() => {
    isStopped = true
  })
  await settled()
  expect([isStopped, rounds[0]?.isStopping(), rounds[0]?.signal.aborted]).toEqual([false, true, false])
  rounds[0]?.end()
  await stopped
  worker.wake()
  await settled()
  expect([rounds.length, timers]).toEqual([1, []])
})

test('a round that takes longer than the patience given is asked to hurry', async () => {
  const { worker, rounds } = aWorker()
  worker.wake()
  const stopped = worker.stop(0)
  const { signal, end } = rounds[0] ?? {}
  await new Promise((resolve) => signal?.addEventListener('abort', resolve))
  end?.()
  await stopped
})

test('by itself the timer is a real one', async () => {
  let rounds = 0
  const again = new Promise<void>((resolve) => {
    const worker = createWorker({
      round: async () => {
        rounds += 1
        if (rounds === 2) resolve()
        return 0
      },
    })
    worker.wake()
  })
  await again
  expect(rounds).toBe(2)
})
