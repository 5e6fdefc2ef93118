import { redirects } from '@/e2e/unit/own-content'
import { redirectAnswer, redirectProblems as problemsOfTable } from './redirects'

const redirectProblems = (...given: Parameters<typeof problemsOfTable>) =>
  problemsOfTable(...given).map(({ from, to, problem }) => `'${from}': '${to}' ${problem}`)

const answer = (pathname: string, search = '') => redirectAnswer({ pathname, search }, redirects)

test('an old address redirects permanently to its new one', () => {
  expect(answer('/viejo')?.status).toBe(308)
  expect(answer('/viejo')?.headers.get('location')).toBe('/articles')
  expect(answer('/viejo', '?page=2')?.headers.get('location')).toBe('/articles?page=2')
})

test('an old address is matched percent-encoded, and with a trailing slash', () => {
  expect(answer('/a%C3%B1o')?.headers.get('location')).toBe('/resume#experiencia')
  expect(answer('/viejo/')?.headers.get('location')).toBe('/articles')
  expect(answer('/viejo//')).toBeNull()
})

test('an old address in capitals is the same address', () => {
  expect(answer('/Viejo')?.headers.get('location')).toBe('/articles')
  expect(answer('/A%C3%91O')?.headers.get('location')).toBe('/resume#experiencia')
})

test.each(['/', '/nuevo', '/%E0%A4%A', '/viejo/otra'])('%s has no redirect', (path) => {
  expect(answer(path)).toBeNull()
})

test('every invalid entry of a table is reported, the others are not', () => {
  const table = { '/a': 'b', b: '/resume', '/c d': '/resume', '/e?f': '/resume', '/ok': '/resume' }
  expect(redirectProblems(table, (path) => path === '/resume')).toEqual([
    "'/a': 'b' needs two paths that begin with one slash",
    "'b': '/resume' needs two paths that begin with one slash",
    "'/c d': '/resume' needs two paths that begin with one slash",
    "'/e?f': '/resume' has a query or a fragment; an old address is found by its path alone",
  ])
})

test('a cycle of three is reported once, a chain of two is not a cycle', () => {
  const exists = (path: string) => path === '/fin'
  const circle = redirectProblems({ '/a': '/b', '/b': '/c', '/c': '/a' }, exists)
  expect(circle.map((problem) => problem.includes('leads in a circle'))).toEqual([true, true, true])
  expect(redirectProblems({ '/a': '/b', '/b': '/fin' }, exists)).toEqual([
    "'/a': '/b' leads to another redirect; give the last address at once",
  ])
})
