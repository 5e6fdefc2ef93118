import { createClaims } from './claims'
import type { SharedClaims } from './redis-claims'

/** A claim over a lock and shared claims, with a record of what happens to both. */
function aClaim(shared: SharedClaims['take'] | null, isFree = true) {
  const steps: string[] = []
  const note = (step: string) => async () => void steps.push(step)
  const locks = { take: async () => (isFree ? { release: note('unlocked') } : null) }
  const claim = createClaims(locks, shared && { take: shared })
  return { claim: () => claim('a'), steps, note }
}

test('a message that another process has is not asked for among instances', async () => {
  const shared = jest.fn(async () => null)
  expect(await aClaim(shared, false).claim()).toBeNull()
  expect(shared).not.toHaveBeenCalled()
})

test('a single instance has what it has locked', async () => {
  const { claim, steps } = aClaim(null)
  const mine = await claim()
  expect(mine?.isDelivered).toBe(false)
  await mine?.delivered()
  await mine?.release()
  expect(steps).toEqual(['unlocked'])
})

test('what another instance sends is let go; what one has sent is known to be', async () => {
  const busy = aClaim(async () => null)
  expect(await busy.claim()).toBeNull()
  expect(busy.steps).toEqual(['unlocked'])
  const sent = aClaim(async () => 'delivered')
  const mine = await sent.claim()
  expect([mine?.isDelivered, sent.steps]).toEqual([true, []])
  await mine?.release()
  expect(sent.steps).toEqual(['unlocked'])
})

test('what is had of all instances is given back to them first', async () => {
  const { claim, steps, note } = aClaim(async () => ({ delivered: note('told'), release: note('released') }))
  const mine = await claim()
  await mine?.delivered()
  await mine?.release()
  expect(steps).toEqual(['told', 'released', 'unlocked'])
})

test('while the others can not be asked nothing is taken, and nothing stays locked', async () => {
  const { claim, steps } = aClaim(() => Promise.reject(new Error('offline')))
  await expect(claim()).rejects.toThrow('offline')
  expect(steps).toEqual(['unlocked'])
})
