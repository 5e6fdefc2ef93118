import { projectSegments, readProjectView } from '../projects/views'
import { routes } from './routes'
import { decodeSegment, isValidPathname, readPageSegment } from './read-path'

test('addresses of lists, articles and projects', () => {
  expect(routes.articles()).toBe('/articles')
  expect(routes.articles(3)).toBe('/articles/page/3')
  expect(routes.article('año')).toBe('/article/a%C3%B1o')
  expect(routes.projects()).toBe('/project')
  expect(routes.projects({ type: 'web', page: 2 })).toBe('/project/web/page/2')
})

test.each(['1', '0', '-1', '01', '1e3', 'dos', '', '9999999'])('%p is not a page address', (segment) => {
  expect(readPageSegment(segment)).toBeNull()
})

test('every view of the gallery is parsed back from its own address', () => {
  for (const view of [{ type: 'web' as const, page: 1 }, { type: 'app' as const, page: 3 }, { page: 2 }]) {
    expect(readProjectView(projectSegments(view))).toEqual(view)
  }
  for (const segments of [
    ['todos'],
    ['web', 'page'],
    ['web', 'page', '1'],
    ['page', '2', 'web'],
    ['web', 'x', '2'],
  ]) {
    expect(readProjectView(segments)).toBeNull()
  }
})

test('impossible addresses are distinguished from unusual ones', () => {
  expect(isValidPathname('/article/a%C3%B1o')).toBe(true)
  for (const path of [
    '/%E0%A4%A',
    '/article/..%2f',
    '/a%00b',
    '/..%5c',
    `/${'a'.repeat(259)}`,
    `/${'a/'.repeat(600)}`,
  ]) {
    expect(isValidPathname(path)).toBe(false)
  }
  expect(decodeSegment('%E0%A4%A')).toBeNull()
})
