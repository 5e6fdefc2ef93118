import { type Kind, MAX_NAMES } from './count'
import { createPending } from './pending'

const DAY = '2026-11-22'
const add = (pending: ReturnType<typeof createPending>, kind: Kind, name: string, count = 1, day = DAY) =>
  pending.add({ day, kind, name, count })

test('views add up, of readers the largest number stays, and taking empties it', () => {
  const pending = createPending()
  add(pending, 'page', '/', 2)
  add(pending, 'page', '/')
  add(pending, 'page', '/', 1, '2026-11-23')
  add(pending, 'reader', 'Feedly /rss.xml', 7)
  add(pending, 'reader', 'Feedly /rss.xml', 5)
  expect(pending.isEmpty()).toBe(false)
  expect(pending.take().map(({ day, name, count }) => [day, name, count])).toEqual([
    [DAY, '/', 3],
    ['2026-11-23', '/', 1],
    [DAY, 'Feedly /rss.xml', 7],
  ])
  expect([pending.isEmpty(), pending.take()]).toEqual([true, []])
})

test('hosts and readers past their bound: hosts count as others, readers are dropped, known ones go on', () => {
  const pending = createPending()
  for (let index = 0; index < MAX_NAMES.host + 10; index += 1) {
    add(pending, 'host', `h${index}.example`)
    add(pending, 'reader', `R${index} /rss.xml`)
  }
  add(pending, 'host', 'h0.example')
  add(pending, 'reader', 'R0 /rss.xml', 4)
  const taken = new Map(pending.take().map(({ name, count }) => [name, count]))
  expect(taken.size).toBe(MAX_NAMES.host + 1 + MAX_NAMES.reader)
  expect([taken.get('h0.example'), taken.get('otros'), taken.get('R0 /rss.xml')]).toEqual([2, 10, 4])
})

test('however many days and names come, memory is bounded', () => {
  const pending = createPending()
  for (let day = 10; day < 20; day += 1)
    for (let page = 0; page < 6_000; page += 1) add(pending, 'page', `/p${page}`, 1, `2026-11-${day}`)
  expect(pending.take()).toHaveLength(50_000)
})
