import { locationOf, redirectAnswer, redirectProblems as problemsOfTable } from './redirects'

const redirectProblems = (...given: Parameters<typeof problemsOfTable>) =>
  problemsOfTable(...given).map(({ from, to, problem }) => `'${from}': '${to}' ${problem}`)

const TABLE = {
  '/blog': '/articles',
  '/rss.php': '/atom.xml',
  '/article/viejo': '/article/nuevo#parte',
  '/article/año': '/article/ano-nuevo',
  '/article/todos': '/articles',
  '/article/propio': '/article/nuevo',
  '/article/propio.md': '/resume',
}

const exists = (path: string) => ['/', '/articles', '/resume'].includes(path)

test('a table in which every old path leads to a page is valid', () => {
  expect(redirectProblems({ '/blog': '/articles', '/cv': '/resume#experiencia' }, exists)).toEqual([])
})

test.each([
  [{ '/a': '/b', '/b': '/a' }, 'leads in a circle'],
  [{ '/a': '/a' }, 'leads in a circle'],
  [{ '/c d': '/resume' }, 'needs two paths that begin with one slash'],
  [{ '/a': '/nada' }, "leads to an address that the site doesn't have"],
  [{ '/articles': '/resume' }, 'would take the place of a page that exists'],
  [{ '/a': '/b', '/b': '/resume' }, 'leads to another redirect'],
  [{ '/a': '//evil.example' }, 'needs two paths that begin with one slash'],
  [{ '/a': 'https://evil.example' }, 'needs two paths that begin with one slash'],
  [{ '/a': '/\\evil.example' }, 'needs two paths that begin with one slash'],
])('the owner is told what is wrong with %j', (table, sentence) => {
  expect(redirectProblems(table as Record<string, string>, exists)[0]).toContain(sentence)
})

test('every invalid entry of a table is reported, the others are not', () => {
  const table = { '/a': 'b', b: '/resume', '/ok': '/resume' }
  expect(redirectProblems(table, exists)).toEqual([
    "'/a': 'b' needs two paths that begin with one slash",
    "'b': '/resume' needs two paths that begin with one slash",
  ])
})

test.each([
  ...['/rss.xml', '/atom.xml', '/feed.json', '/sitemap.xml'],
  ...['/robots.txt', '/llms.txt', '/manifest.webmanifest', '/resume.json'],
])('a generated file cannot be redirected, but can be a target: %s', (file) => {
  expect(redirectProblems({ [file]: '/resume' }, exists)[0]).toContain('would take the place of a page')
  expect(redirectProblems({ '/a': file }, exists)).toEqual([])
})

test('the query string is kept, before the fragment; non-ASCII letters are encoded', () => {
  expect(locationOf('/artículo#sección', '?de=correo')).toBe('/art%C3%ADculo?de=correo#secci%C3%B3n')
})

const answerAt = (pathname: string, search = '', table: Record<string, string> = TABLE) => {
  const answer = redirectAnswer({ pathname, search }, table)
  return answer && [answer.status, answer.headers.get('location')]
}

test.each([
  ['/feed', '/rss.xml'],
  ['/feed.xml', '/rss.xml'],
  ['/feed/', '/rss.xml'],
  ['/atom', '/atom.xml'],
])('%p, known to feed readers, redirects to the feed %p with 301', (path, feed) => {
  expect(answerAt(path)).toEqual([301, feed])
  expect(answerAt(path, '?de=lector')).toEqual([301, `${feed}?de=lector`])
})

test("without an owner's table every well-known address redirects to its feed", () => {
  expect(['/feed', '/feed.xml', '/rss.php', '/atom'].map((path) => answerAt(path, '', {}))).toEqual([
    [301, '/rss.xml'],
    [301, '/rss.xml'],
    [301, '/rss.xml'],
    [301, '/atom.xml'],
  ])
})

test("the owner's table takes precedence over the well-known feed addresses", () => {
  expect(answerAt('/rss.php')).toEqual([308, '/atom.xml'])
  expect(answerAt('/blog')).toEqual([308, '/articles'])
})

test.each(['/Feed', '/feed/x', '/feed.json', '/', '/constructor'])(
  '%p is not a former feed address',
  (path) => {
    expect(answerAt(path)).toBeNull()
  },
)

test.each([
  ['/article/viejo.md', '/article/nuevo.md'],
  ['/article/a%C3%B1o.md', '/article/ano-nuevo.md'],
  ['/article/propio.md', '/resume'],
])(
  'the Markdown %p of a renamed article redirects to %p, without the fragment, with the query string',
  (from, to) => {
    expect(answerAt(from, '?a=1')).toEqual([308, `${to}?a=1`])
  },
)

test.each(['/article/todos.md', '/article/nuevo.md', '/article/viejo.md.md', '/viejo.md'])(
  '%p has no renamed Markdown',
  (path) => {
    expect(answerAt(path)).toBeNull()
  },
)
