import { parserWork, searchWork } from './address-work'

test.each([
  ['https://a.b/c', 11 ** 2 + 2],
  ['www.a_b-c', 9 ** 2 + 2],
  ['HTTPS://Á.é', 11 ** 2 + 2],
  ['https://a\u{1f600}b', 12 ** 2 + 1],
  ['https://a/https://b', 2 * (9 ** 2 + 1)],
  ['https://a/...b.', 9 ** 2 + 1 + 3 ** 2 + 1],
  ['https://a/&amp;&lt;!b', 9 ** 2 + 1 + 10 ** 2],
  ['https://a/&b=', 9 ** 2 + 1 + 2 ** 2],
  [`https://a/${'b'.repeat(5_000)}`, 9 ** 2 + 1],
])('hosts and rows of signs count by their square, paths not: %.40s', (address, work) =>
  expect(parserWork(address)).toBe(work),
)

test.each([
  ['a b', 0],
  ['https://a.b', 11],
  ['a https://a b www.c', 9 + 5],
  ['https://a/https://b', 19 + 9],
  ['ahttps://b -https://b', 9],
  ['www a', 0],
])('from each beginning, a text is searched to its next blank: %s', (text, work) =>
  expect(searchWork(text)).toBe(work),
)
