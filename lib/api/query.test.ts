import { readId, readPaging, readType } from './query'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['', { page: 1, limit: 10 }],
  ['page=2&limit=12', { page: 2, limit: 12 }],
  ['page=0&limit=0', { page: 1, limit: 1 }],
  ['page=x&limit=y', { page: 1, limit: 10 }],
  ['limit=51', { page: 1, limit: 50 }],
  ['limit=1e9', { page: 1, limit: 50 }],
  ['page=2.9&limit=%2B7', { page: 2, limit: 7 }],
  ['page=+3 &limit=5x', { page: 3, limit: 10 }],
  ['page=1e400', { page: Number.MAX_SAFE_INTEGER, limit: 10 }],
])('§7 %p reads as %p', (text, expected) => {
  expect(readPaging(query(text))).toEqual(expected)
})

test.each([
  ['', null],
  ['id=33', 33],
  ['id[]=x', 'malformed'],
  ['id=1%00', 'malformed'],
  ['id=1&id[]=2', 'malformed'],
  ['id=123456789012345', 123_456_789_012_345],
  ['id=1234567890123456', 'malformed'],
])('§7 id in %p reads as %p', (text, expected) => {
  expect(readId(query(text))).toBe(expected)
})

test.each([
  ['', 'all'],
  ['type=', 'all'],
  ['type=web', 'web'],
  ['type=WEB', 'web'],
  ['type=aPP', 'app'],
  ['type=todos', null],
])('§7 type in %p reads as %p', (text, expected) => {
  expect(readType(query(text))).toBe(expected)
})
