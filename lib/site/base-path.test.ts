import { withBase, withoutBase } from './base-path'

test('a path of the site gets the base of its host once, and an address of another site gets none', () => {
  const based = (address: string) => withBase(address, '/copia')
  expect(
    ['/', '/about', '/about?a=/b#c', '/copias', '/copia/about', '/copia', '/copia?q=a'].map(based),
  ).toEqual([
    '/copia/',
    '/copia/about',
    '/copia/about?a=/b#c',
    '/copia/copias',
    '/copia/about',
    '/copia',
    '/copia?q=a',
  ])
  const others = ['https://example.com/a', '//example.com/a', 'mailto:a@example.com', '#c', '?q=a', '', 'a/b']
  expect(others.map(based)).toEqual(others)
})

test('a path is named without the base, and at the root every path stays', () => {
  const bare = ['/copia', '/copia/', '/copia/about?q=a', '/copias', '/about']
  expect(bare.map((path) => withoutBase(path, '/copia'))).toEqual([
    '/',
    '/',
    '/about?q=a',
    '/copias',
    '/about',
  ])
  expect(bare.map((path) => withoutBase(path, ''))).toEqual(bare)
  expect(bare.map((path) => withBase(path, ''))).toEqual(bare)
})
