import { addressKey, newLink } from './links'

const placed = (slug: string, title = 'Un título') => ({ slug, post: { title } }) as never
const none = () => undefined

test.each([
  ['https://www.Otro.example/a/b/', 'otro.example/a/b'],
  ['http://otro.example/a/b', 'otro.example/a/b'],
  ['https://otro.example/a#fin', 'otro.example/a'],
  ['https://otro.example/a?x=1', 'otro.example/a'],
  ['https://otro.example/?p=7', 'otro.example?p=7'],
  ['https://otro.example:8080/a', 'otro.example:8080/a'],
])('%s is the page %s', (address, key) => expect(addressKey(address, null)).toBe(key))

test('a relative address is one of the site that it comes from, or of none', () => {
  expect(addressKey('/a/', 'https://blog.example/x')).toBe('blog.example/a')
  expect(addressKey('/a/', null)).toBe('/a')
})

test.each(['#fin', 'mailto:a@otro.example', 'javascript:a()', 'http://['])(
  '%s is no address of a page',
  (address) => expect(addressKey(address, 'https://blog.example')).toBeNull(),
)

test('a link to a text that came along leads to it here, to the same place, with its title for words', () => {
  expect(newLink('https://old.example/a', undefined, () => placed('año', 'Uno [dos] \\'))).toEqual({
    address: '/article/a%C3%B1o',
    words: 'Uno \\[dos\\] \\\\',
  })
  expect(newLink('https://old.example/a#fin', undefined, () => placed('uno'))).toMatchObject({
    address: '/article/uno#fin',
  })
})

test('one that leads there already, or elsewhere, stays', () => {
  expect(newLink('/article/uno#fin', undefined, () => placed('uno'))).toBeNull()
  expect(newLink('/article/a%c3%b1o', undefined, () => placed('año'))).toBeNull()
  expect(newLink('https://otro.example/a', undefined, none)).toBeNull()
})

test('a link to a picture leads to the file that was taken, if it was taken and lies elsewhere', () => {
  const taken = { address: '/images/a.png' }
  expect(newLink('https://old.example/a.png', taken, () => placed('uno'))).toBe(taken)
  expect(newLink('/images/a.png', taken, none)).toBeNull()
  expect(newLink('https://old.example/a.png', { failure: 'no' }, () => placed('uno'))).toBeNull()
})
