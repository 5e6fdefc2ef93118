import { headersFile, redirectPages, redirectsFile } from './host-files'

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
/media/text/*
${PICTURE}
/media/cv/*
${PICTURE}
/media/own/*
${PICTURE}
/media/reply/*
${PICTURE}`
const headers = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=1',
  'cache-control': 's-maxage=1',
  'content-length': '7',
}
const EVERYWHERE = '  X-Content-Type-Options: nosniff\n  Strict-Transport-Security: max-age=1\n'

test('a policy shared by all pages applies everywhere, with the headers that apply to files too', () => {
  const policies = new Map([
    ['/', "default-src 'none'"],
    ['/about', "default-src 'none'"],
  ])
  expect(headersFile({ headers, policies })).toBe(
    `/*\n${EVERYWHERE}  Content-Security-Policy: default-src 'none'\n\n${REST}`,
  )
})

test('pages with different policies, as beside an editor, have theirs in themselves only', () => {
  const policies = new Map([
    ['/', "default-src 'none'"],
    ['/admin', "default-src 'self'"],
  ])
  expect(headersFile({ headers, policies })).toBe(`/*\n${EVERYWHERE}\n${REST}`)
})

test('a spelling that redirects elsewhere gets no second line, nor does the target itself', () => {
  const redirects = new Map([
    ['/a', '/uno'],
    ['/a/', '/dos'],
    ['/b', '/b/'],
  ])
  expect(redirectsFile(redirects)).toBe('/a /uno 301\n/a/ /dos 301\n/b /b/ 301\n')
})

test('addresses that hosts would read as a pattern are omitted', () => {
  const patterns = ['/viejo/*', '/:pagina', '/a/:1', '/wiki/Ayuda:Indice']
  const redirects = new Map([...patterns, '/12:30'].map((from) => [from, '/uno']))
  expect(redirectsFile(redirects)).toBe('/12:30 /uno 301\n/12:30/ /uno 301\n')
})

test('a former address of a page becomes a page that leads on; a file cannot', () => {
  const pages = redirectPages(
    new Map([
      ['/viejo', '/nuevo?a=1&b=2'],
      ['/a%C3%B1o/', '/articles'],
      ['/feed.xml', '/rss.xml'],
    ]),
  )
  expect([...pages.keys()]).toEqual(['viejo.html', 'año.html'])
  expect(pages.get('viejo.html')).toContain('content="0; url=/nuevo?a=1&amp;b=2"')
})
