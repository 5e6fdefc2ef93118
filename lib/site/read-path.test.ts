import { isValidPathname } from './read-path'

const NOT_IN_A_PATH = ['\\', '\u0000', '\u001f', '\u007f']

test('a segment has space for the longest slug with its extension, in UTF-8', () => {
  expect(isValidPathname(`/${'a'.repeat(255)}.md`)).toBe(true)
  expect(isValidPathname(`/${encodeURIComponent('ñ'.repeat(127))}`)).toBe(true)
  expect(isValidPathname(`/${encodeURIComponent('ñ'.repeat(130))}`)).toBe(false)
})

test('a path can have 1,000 characters', () => {
  const path = (length: number) => '/abc'.repeat(250).slice(0, 1_000) + 'd'.repeat(length - 1_000)
  expect(isValidPathname(path(1_000))).toBe(true)
  expect(isValidPathname(path(1_001))).toBe(false)
})

test('no segment leads out of its folder; a dot in a name is allowed', () => {
  expect(isValidPathname('/a/../b')).toBe(false)
  for (const path of ['/', '/a..b', '/a/.b', '/a/./b', '/...']) expect(isValidPathname(path)).toBe(true)
})

test.each(NOT_IN_A_PATH)('%j is not a page, wherever it occurs', (sign) => {
  expect(isValidPathname(`/a/${encodeURIComponent(sign)}`)).toBe(false)
  expect(isValidPathname(`/${encodeURIComponent(`a${sign}b`)}/c`)).toBe(false)
})

test('spaces and other letters are valid', () => {
  expect(isValidPathname('/a%20b/%E6%97%A5%E6%9C%AC')).toBe(true)
})
