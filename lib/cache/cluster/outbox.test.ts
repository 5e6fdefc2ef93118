import { createOutbox } from './outbox'

test('what was sent is forgotten, what became newer meanwhile is not', () => {
  const outbox = createOutbox()
  const older = { value: 'a', at: 1 }
  const newer = { value: 'b', at: 2 }
  outbox.addEntry('page /', older)
  outbox.addEntry('page /', newer)
  outbox.sentEntry('page /', older)
  expect(outbox.entries.get('page /')).toBe(newer)
  outbox.sentEntry('page /', newer)
  expect(outbox.entries.size).toBe(0)
  outbox.addTags(['articles'], 1)
  outbox.addTags(['articles'], 2)
  outbox.sentTags(new Map([['articles', 1]]))
  expect(outbox.tags.get('articles')).toBe(2)
})

test('a Redis that stays away fills no memory: the latest 200 entries and 20,000 tags are kept', () => {
  const outbox = createOutbox()
  for (let index = 0; index < 1_000; index += 1) outbox.addEntry(`page ${index}`, { value: '', at: index })
  expect(outbox.entries.size).toBe(200)
  expect(outbox.entries.has('page 999')).toBe(true)
  outbox.addTags(
    Array.from({ length: 30_000 }, (_, index) => `article:${index}`),
    1,
  )
  expect(outbox.tags.size).toBe(20_000)
})
