import { responseHeaders } from './response-headers.mjs'

const SITE = { siteUrl: new URL('https://www.site.example'), isIndexed: true }
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Site = typeof SITE
type Rule = ReturnType<typeof responseHeaders>[number] & { missing?: { type: string; value: string }[] }

/** Converts the source of a rule to a pattern of paths; supports only the syntax used here. */
const pathsOf = (source: string) =>
  new RegExp(`^${source.replace(/:\w+\*/g, '.*').replace(/:\w+(?=\()/g, '')}$`)

/** Returns the headers of a response as Next derives them from the rules: the last rule wins. */
function headersOf(path: string, site: Site = SITE, host = site.siteUrl.hostname): Record<string, string> {
  const rules: Rule[] = responseHeaders(site)
  const applies = ({ source, missing = [] }: Rule) =>
    pathsOf(source).test(path) && missing.every(({ value }) => !new RegExp(`^${value}$`).test(host))
  return Object.fromEntries(
    rules.filter(applies).flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  )
}

const resourceOf = (path: string) => headersOf(path)['Cross-Origin-Resource-Policy']
const policyOf = (path: string) => headersOf(path)['Content-Security-Policy']

/* e2e/pages/policy.spec.ts shows the headers of every response. */
test('only a site with TLS sends an HSTS header', () => {
  expect(headersOf('/')).toHaveProperty('Strict-Transport-Security')
  const site = { ...SITE, siteUrl: new URL('http://localhost:3000') }
  expect(headersOf('/', site)).not.toHaveProperty('Strict-Transport-Security')
  expect(headersOf('/', site)['X-Frame-Options']).toBe('DENY')
})

test('the address of a preview is sent in no referrer, that of another page not to other sites', () => {
  expect(headersOf('/preview/uno')['Referrer-Policy']).toBe('no-referrer')
  expect(headersOf('/article/preview')['Referrer-Policy']).toBe('strict-origin-when-cross-origin')
})

test("API responses run nothing; pages, and the form's response, have their own policies", () => {
  for (const path of ['/api/health', '/api/contactos'])
    expect([path, policyOf(path)]).toEqual([path, NO_PAGE])
  for (const path of ['/', '/contacto', '/article/uno'])
    expect([path, policyOf(path)]).toEqual([path, undefined])
})

test('pages without their own policy get the given one; everything else keeps its stricter one', () => {
  const site = { ...SITE, pagePolicy: "script-src 'self'" }
  for (const path of ['/', '/contacto', '/article/uno'])
    expect(headersOf(path, site)['Content-Security-Policy']).toBe("script-src 'self'")
  for (const path of ['/_next/static/a.js', '/cv.pdf', '/demo/index.html'])
    expect([path, headersOf(path, site)['Content-Security-Policy']]).toEqual([path, undefined])
  expect(headersOf('/api/health', site)['Content-Security-Policy']).toBe(NO_PAGE)
  expect(headersOf('/images/a.svg', site)['Content-Security-Policy']).toContain('sandbox')
})

test('other sites may embed images, feeds and data, and nothing else', () => {
  const shared = [
    '/media/page/home.jpg',
    '/media/project/3',
    '/images/a/b.png',
    '/rss.xml',
    '/feed.json',
    '/llms.txt',
    '/icon.svg',
    '/files/a.jpeg',
    '/files/a.gif',
    '/files/a.avif',
  ]
  for (const path of shared) expect([path, resourceOf(path)]).toEqual([path, 'cross-origin'])
  for (const path of ['/', '/article/uno', '/api/health', '/xml'])
    expect([path, resourceOf(path)]).toEqual([path, 'same-origin'])
})

test('files opened directly run no script; feeds may load their styles, and images theirs', () => {
  expect(policyOf('/media/page/home.jpg')).toBe(NO_PAGE)
  expect(policyOf('/feed.json')).toBe(NO_PAGE)
  expect(policyOf('/etiqueta/ia/rss.xml')).toBe(`${NO_PAGE}; style-src 'self'`)
  expect(policyOf('/images/a.svg')).toBe(`${NO_PAGE}; style-src 'unsafe-inline'; sandbox`)
})

test('the canonical host can be indexed, other hosts cannot', () => {
  expect(headersOf('/')).not.toHaveProperty('X-Robots-Tag')
  for (const host of ['preview.site.example', 'wwwxsite.example', 'www.site.example.evil.example'])
    expect([host, headersOf('/', SITE, host)['X-Robots-Tag']]).toEqual([host, 'noindex'])
})

test('a noindex site says so in every response', () => {
  for (const path of ['/', '/rss.xml', '/media/page/home.jpg'])
    expect(headersOf(path, { ...SITE, isIndexed: false })['X-Robots-Tag']).toBe('noindex')
})

test('the editor has its own policy and is not indexed, and no other address gets it', () => {
  const site = { ...SITE, pagePolicy: "script-src 'self'", adminPolicy: "connect-src 'self'" }
  expect(headersOf('/admin', site)).toMatchObject({
    'Content-Security-Policy': "connect-src 'self'",
    'X-Robots-Tag': 'noindex',
  })
  for (const path of ['/', '/about', '/administrar', '/article/admin'])
    expect([path, headersOf(path, site)['Content-Security-Policy']]).toEqual([path, "script-src 'self'"])
  expect(headersOf('/admin', SITE)['X-Robots-Tag']).toBeUndefined()
})
