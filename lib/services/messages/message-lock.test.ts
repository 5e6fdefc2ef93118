import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ownMessageFolder } from '@/e2e/unit/delivery'
import { createLocks } from './message-lock'

let own: ReturnType<typeof ownMessageFolder>
let place: string
beforeEach(() => {
  own = ownMessageFolder()
  place = own.place
})
afterEach(() => own.remove())

/** Writes a lock as a process on another machine would have left it. */
const leave = (generation: number, text: string) =>
  writeFileSync(path.join(place, `a.lock.${generation}`), text)
const ELSEWHERE = JSON.stringify({ machine: 'another', pid: 1 })

test('one of many has a message, and after it the next', async () => {
  const many = Array.from({ length: 8 }, () => createLocks(place))
  const taken = await Promise.all(many.map(({ take }) => take('a')))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await many[0]?.take('b')).not.toBeNull()
  await taken.find(Boolean)?.release()
  expect(readdirSync(place)).toEqual(['b.lock.1'])
  expect(await many[1]?.take('a')).not.toBeNull()
})

test('a lock that is renewed is respected, however long it takes; one that is not is taken over, by one', async () => {
  let now = 0
  const many = Array.from({ length: 4 }, () => createLocks(place, { now: () => now, staleMs: 60_000 }))
  leave(1, ELSEWHERE)
  const takeAll = async () =>
    (await Promise.all(many.map(({ take }) => take('a')))).filter((lock) => lock !== null)
  for (let minute = 0; minute < 5; minute += 1) {
    expect(await takeAll()).toEqual([])
    now += 59_999
    utimesSync(path.join(place, 'a.lock.1'), new Date(minute), new Date(minute))
  }
  expect(await takeAll()).toEqual([])
  now += 60_000
  const [lock, ...others] = await takeAll()
  expect(others).toEqual([])
  await lock?.release()
  expect(readdirSync(place)).toEqual([])
})

test('whoever was taken for gone, and releases its lock after all, leaves that of its heir alone', async () => {
  let now = 0
  const slow = await createLocks(place).take('a')
  const heirs = createLocks(place, { now: () => now, staleMs: 60_000 })
  expect(await heirs.take('a')).toBeNull()
  now = 60_000
  const heir = await heirs.take('a')
  expect(heir).not.toBeNull()
  await slow?.release()
  expect(readdirSync(place)).toEqual(['a.lock.2'])
  await heir?.release()
  expect(readdirSync(place)).toEqual([])
})

test('a lock of a process of this machine that has ended is taken over at once, of one that runs never', async () => {
  const locks = createLocks(place, { machine: 'here', staleMs: 1e9 })
  leave(1, JSON.stringify({ machine: 'here', pid: process.pid }))
  expect(await locks.take('a')).toBeNull()
  leave(1, JSON.stringify({ machine: 'here', pid: 2 ** 22 + 1 }))
  expect(await locks.take('a')).not.toBeNull()
})

test.each(['', '{"machine":', 'null', '[]'])(
  'a lock that says %j is one all the same, for its time',
  async (text) => {
    let now = 0
    const locks = createLocks(place, { now: () => now })
    leave(1, text)
    expect(await locks.take('a')).toBeNull()
    now = 60_000
    expect(await locks.take('a')).not.toBeNull()
  },
)

test.each([
  [10, 2, true],
  [2, 10, false],
])(
  'of the locks %i of a process that has ended and %i of another one the higher counts',
  async (...given) => {
    const [left, held, isFree] = given
    leave(left, JSON.stringify({ machine: 'here', pid: 2 ** 22 + 1 }))
    leave(held, ELSEWHERE)
    const lock = await createLocks(place, { machine: 'here' }).take('a')
    expect(lock !== null).toBe(isFree)
    await lock?.release()
  },
)
