import fc from 'fast-check'
import { parseArticle } from './parse'
import { readingMinutes } from './reading-time'

const words = (count: number) => Array.from({ length: count }, () => 'palabra').join(' \n')
const origin = { endpoint: 'http://api.test/articles.php', root: 'http://api.test' }
const row = (fields: object) => ({ id: 1, slug: 'uno', title: 'Uno', ...fields })
const minutesOf = (fields: object) => parseArticle(row(fields), origin)?.reading_minutes

test.each([
  [null, 1],
  ['', 1],
  [words(1), 1],
  [words(250), 1],
  [words(251), 2],
  [words(1000), 4],
])('§5 reading time: words divided by 250, rounded up, minimum 1', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

test('§3 card: an excerpt counts all its words, including those not shown', () => {
  expect(minutesOf({ excerpt: words(1001) })).toBe(5)
  expect(minutesOf({ excerpt: words(250) })).toBe(1)
  expect(minutesOf({})).toBe(1)
})

test('§3 card: when the list includes the body, its minutes count; the excerpt is the minimum', () => {
  expect(minutesOf({ excerpt: 'Breve.', content: words(501) })).toBe(3)
  expect(minutesOf({ excerpt: words(501), content: 'Breve.' })).toBe(3)
  expect(minutesOf({ excerpt: words(501), content: '' })).toBe(3)
})

test("§3 card: a list without bodies can include the minutes, as this site's does", () => {
  expect(minutesOf({ excerpt: 'Breve.', reading_minutes: 7 })).toBe(7)
  expect(minutesOf({ excerpt: 'Breve.', reading_minutes: '7' })).toBe(7)
  expect(minutesOf({ excerpt: words(251), reading_minutes: 1 })).toBe(2)
  expect(minutesOf({ excerpt: 'Breve.', reading_minutes: 7, content: words(251) })).toBe(2)
  for (const none of [null, '', 0, -3, 'x', 1.5, {}]) expect(minutesOf({ reading_minutes: none })).toBe(1)
})

test('§3 card and article show the same minutes for every body at least as long as its excerpt', () => {
  fc.assert(
    fc.property(fc.nat(900), fc.nat(900), (excerpt, more) => {
      const fields = { excerpt: words(excerpt), content: words(excerpt + more) }
      const article = parseArticle(row(fields), origin)
      expect(minutesOf(fields)).toBe(readingMinutes(article?.content ?? null))
    }),
    { numRuns: 30 },
  )
})
