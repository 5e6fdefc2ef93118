import { fileOf, withFileNames } from './names'

test.each([
  ['/', true, 'index.html'],
  ['/about', true, 'about.html'],
  ['/article/a%C3%B1o', true, 'article/año.html'],
  ['/article/uno.md', false, 'article/uno.md'],
  ['/media/article/uno', false, 'media/article/uno'],
  ['/media/article/uno/share.jpg', false, 'media/preview/uno.share.jpg'],
  ['/media/article/uno.en', false, 'media/article/uno.en'],
  ['/media/article/uno/12', false, 'media/picture/uno.12'],
  ['/media/article/uno/diagram-0-dark.svg', false, 'media/preview/uno.diagram-0-dark.svg'],
  ['/media/text/usos/0', false, 'media/text/usos/0'],
  ['/media/text/usos/share.jpg', false, 'media/page/usos.share.jpg'],
  ['/media/project/8', false, 'media/project/8'],
  ['/media/project/8/share.jpg', false, 'media/stories/8.share.jpg'],
  ['/media/project/8/0', false, 'media/project/8.0'],
  ['/media/project/8/diagram-1-light.svg', false, 'media/stories/8.diagram-1-light.svg'],
])('%s (a page: %s) is written to %s', (address, isPage, file) => {
  expect(fileOf(address, isPage)).toBe(file)
})

test('no address leads out of the folder', () => {
  expect(() => fileOf('/%2e%2e/secret', false)).toThrow('no address that a file can have')
  expect(fileOf('/images/..foto.png', false)).toBe('images/..foto.png')
})

test('new addresses have the same length as before, and others are unchanged', () => {
  const text = '{"a":"/media/article/uno/share.jpg?v=1","b":"/media/article/uno/0?w=800 800w"}'
  expect(withFileNames(text)).toHaveLength(text.length)
  expect(withFileNames(text)).toBe(
    '{"a":"/media/preview/uno.share.jpg?v=1","b":"/media/picture/uno.0?w=800 800w"}',
  )
  const drawn =
    '/media/article/uno/diagram-0-dark.svg /media/project/8/diagram-1-light.svg /media/project/8/share.jpg'
  expect(withFileNames(drawn)).toHaveLength(drawn.length)
  const others = '/media/article/uno?w=800 /media/page/home.jpg /article/uno/2 /media/article/uno/0.png'
  expect(withFileNames(others)).toBe(others)
})

test('files beside an image never clash: slugs with dots and numbers, projects of the same name', () => {
  const addresses = ['node-22', 'node-22.1', '8'].flatMap((slug) =>
    ['', '/1', '/share.jpg', '/diagram-0-dark.svg'].map((rest) => `/media/article/${slug}${rest}`),
  )
  const projects = ['', '/1', '/share.jpg', '/diagram-0-dark.svg'].map((rest) => `/media/project/8${rest}`)
  const files = [...addresses, ...projects].map((address) => fileOf(address, false))
  expect(new Set(files).size).toBe(files.length)
})
