import { redirectAnswer, redirectProblems as problemsOfTable } from './redirects'

const redirectProblems = (...given: Parameters<typeof problemsOfTable>) =>
  problemsOfTable(...given).map(({ from, to, problem }) => `'${from}': '${to}' ${problem}`)

const redirects = {
  '/plain': '/resume#1',
  '/slash/': '/resume#2',
  '/año': '/resume#3',
  '/ni%C3%B1o': '/resume#4',
  '/caf%c3%a9/': '/resume#5',
  '/pingu\u0308ino': '/resume#6',
  '/con%20blanco': '/resume#7',
  '/100%25': '/resume#8',
  '/article/old': '/resume#9',
  '/articles/old': '/resume#10',
  '/project/old/': '/resume#11',
  '/images/x.png': '/resume#12',
  '/index.php': '/resume#13',
  '/a%3Fb': '/resume#14',
  '/API/x': '/resume#15',
  '/hondo/muy/hondo': '/resume#16',
  '/feed': '/resume#17',
}
const exists = (path: string) => ['/resume', '/articles', '/article/año'].includes(path)

/** Returns the target of the redirect for a URL, with the request's query. */
function leadsTo(address: string): string | null {
  const { pathname, search } = new URL(address, 'https://site.example')
  return redirectAnswer({ pathname, search }, redirects)?.headers.get('location') ?? null
}

test.each([
  ['/plain', '/resume#1'],
  ['/plain/?a=1', '/resume?a=1#1'],
  ['/pl%61in', '/resume#1'],
  ['/A%C3%91O', '/resume#3'],
  ['/slash/', '/resume#2'],
  ['/año', '/resume#3'],
  ['/an%CC%83o', '/resume#3'],
  ['/niño', '/resume#4'],
  ['/café', '/resume#5'],
  ['/pingüino', '/resume#6'],
  ['/con blanco', '/resume#7'],
  ['/100%25', '/resume#8'],
  ['/article/old', '/resume#9'],
  ['/project/old', '/resume#11'],
  ['/images/x.png', '/resume#12'],
  ['/API/x', '/resume#15'],
])('%s redirects to %s', (address, target) => {
  expect(leadsTo(address)).toBe(target)
})

test.each(['/plain//', '/plain/x', '/a?b', '/a', '/%E0%A4%A', '/api/x'])('%s does not redirect', (address) =>
  expect(leadsTo(address)).toBeNull(),
)

test.each(['/media', '/api', '/_next-old', '/[slug]', '/media/x.png'])(
  'an old address %s is matched literally',
  (from) => expect(redirectProblems({ [from]: '/resume' }, exists)).toEqual([]),
)

test('all of these keys are accepted', () => {
  expect(redirectProblems(redirects, exists)).toEqual([])
})

const NO_BROWSER = 'is an address that no browser asks for'
const MACHINERY = "is an address of the site's own machinery, which is never redirected"
const QUERY = 'has a query or a fragment; an old address is found by its path alone'

test.each([
  ['/a?b=1', QUERY],
  ['/100%', "has a percent sign that doesn't begin a code; the sign itself is written %25"],
  ['/a//b', NO_BROWSER],
  ['/a/../b', NO_BROWSER],
  ['/a/%2e%2e', NO_BROWSER],
  ['/a\\b', NO_BROWSER],
  ['/a%00', NO_BROWSER],
  [`/${'a'.repeat(259)}`, NO_BROWSER],
  ['/api/old', MACHINERY],
  ['/%5Fnext/old', MACHINERY],
  ['/media/article/old', MACHINERY],
  ['/unavailable/', MACHINERY],
  ['/404', MACHINERY],
  ['/_error', MACHINERY],
  ['/rss.xml', 'would take the place of a page that exists'],
  ['/articles/', 'would take the place of a page that exists'],
  ['/article/a%C3%B1o', 'would take the place of a page that exists'],
])('the old address %s aborts the build', (from, problem) => {
  expect(redirectProblems({ [from]: '/resume' }, exists)).toEqual([`'${from}': '/resume' ${problem}`])
})

test.each([
  ['/viejo', '/viejo/'],
  ['/año', '/a%C3%B1o'],
  ['/año', '/an\u0303o'],
])('%s and %s are the same address, and abort the build', (one, other) => {
  expect(redirectProblems({ [one]: '/resume', [other]: '/articles' }, exists)).toEqual([
    `'${one}': '/resume' is the same address as '${other}'; keep one of them`,
    `'${other}': '/articles' is the same address as '${one}'; keep one of them`,
  ])
})

test.each(['/resume/', '/article/a%C3%B1o', '/article/año#fin', '/rss.xml', '/llms.txt'])(
  'the new address %s is an existing one',
  (to) => expect(redirectProblems({ '/viejo': to }, exists)).toEqual([]),
)
