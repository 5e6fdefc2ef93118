import { fileOf, withFileNames } from './names'

test.each([
  ['/', true, 'index.html'],
  ['/about', true, 'about.html'],
  ['/articles/page/2', true, 'articles/page/2.html'],
  ['/article/a%C3%B1o', true, 'article/año.html'],
  ['/article/uno.md', false, 'article/uno.md'],
  ['/media/article/uno', false, 'media/article/uno'],
  ['/media/article/uno/share.jpg', false, 'media/preview/uno.share.jpg'],
  ['/media/article/uno/12', false, 'media/article/uno.12'],
  ['/media/article/uno/diagram-0-dark.svg', false, 'media/article/uno.diagram-0-dark.svg'],
  ['/media/project/8', false, 'media/project/8'],
  ['/media/project/8/share.jpg', false, 'media/project/8.share.jpg'],
  ['/media/project/8/0', false, 'media/project/8.0'],
  ['/media/project/8/diagram-1-light.svg', false, 'media/project/8.diagram-1-light.svg'],
])('%s (a page: %s) lies in %s', (address, isPage, file) => {
  expect(fileOf(address, isPage)).toBe(file)
})

test('no address leads out of the folder', () => {
  expect(() => fileOf('/%2e%2e/secret', false)).toThrow('no address that a file can have')
  expect(fileOf('/images/..foto.png', false)).toBe('images/..foto.png')
})

test('new addresses are as long as the ones before, and others stay as they are', () => {
  const text = '{"a":"/media/article/uno/share.jpg?v=1","b":"/media/article/uno/0?w=800 800w"}'
  expect(withFileNames(text)).toHaveLength(text.length)
  expect(withFileNames(text)).toBe(
    '{"a":"/media/preview/uno.share.jpg?v=1","b":"/media/article/uno.0?w=800 800w"}',
  )
  const others = '/media/article/uno?w=800 /media/page/home.jpg /article/uno/2 /media/article/uno/0.png'
  expect(withFileNames(others)).toBe(others)
})
