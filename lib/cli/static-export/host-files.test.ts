import { headersFile, LIMITS, redirectsFile } from './host-files'

const PICTURE = '  Content-Type: image/webp\n'
const REST = `/_next/static/*
  Cache-Control: public, max-age=31536000, immutable

/images/*
  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox
  Cross-Origin-Resource-Policy: cross-origin

/media/*
  Cross-Origin-Resource-Policy: cross-origin

/media/article/*
${PICTURE}
/media/picture/*
${PICTURE}
/media/project/*
${PICTURE}
/media/cv/*
${PICTURE}
/media/own/*
${PICTURE}`
const headers = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=1',
  'cache-control': 's-maxage=1',
  'content-length': '7',
}
const EVERYWHERE = '  X-Content-Type-Options: nosniff\n  Strict-Transport-Security: max-age=1\n'

test('one policy of all pages holds everywhere, with the headers that hold for files too', () => {
  const policies = new Map([
    ['/', "default-src 'none'"],
    ['/about', "default-src 'none'"],
  ])
  expect(headersFile({ headers, policies })).toBe(
    `/*\n${EVERYWHERE}  Content-Security-Policy: default-src 'none'\n\n${REST}`,
  )
})

test('of several policies each page has its own', () => {
  const policies = new Map([
    ['/', 'a'],
    ['/about', 'b'],
  ])
  expect(headersFile({ headers, policies })).toBe(
    `/*\n${EVERYWHERE}\n/\n  Content-Security-Policy: a\n\n/about\n  Content-Security-Policy: b\n\n${REST}`,
  )
})

test('a redirect is a line', () => {
  expect(redirectsFile(new Map([['/viejo', '/article/uno']]))).toBe('/viejo /article/uno 301\n')
  expect(redirectsFile(new Map())).toBe('')
})

test.each(['/*', '/viejo/*', '/:pagina', '/a/:b/c'])(
  'an address that hosts would read as a pattern is no line: %s',
  (from) =>
    expect(
      redirectsFile(
        new Map([
          [from, '/'],
          ['/12:30', '/uno'],
        ]),
      ),
    ).toBe('/12:30 /uno 301\n'),
)

test('whoever has a plain web server is told which file answers an address', () => {
  expect(LIMITS).toContain('The host has to answer /about with about.html.')
})
