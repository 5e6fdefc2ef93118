import { aProject } from '../../e2e/unit/builders'
import { pageItems, projectSegments, readProjectView, viewsOf } from './views'
import { readArticlesPath, readPageSegment } from '../site/routes'
import fc from 'fast-check'

test('the first page of a filter has only its name', () => {
  expect(readProjectView(['web'])).toEqual({ type: 'web', page: 1 })
  expect(readProjectView([])).toBeNull()
  expect(readProjectView(['page', ''])).toBeNull()
  expect(projectSegments({ type: 'app', page: 1 })).toEqual(['app'])
  expect(projectSegments({ page: 1 })).toEqual([])
  expect(projectSegments({ page: 3 })).toEqual(['page', '3'])
})

test('a gallery has a view for each filter and each further page', () => {
  const projects = Array.from({ length: 13 }, (_, index) => aProject({ tipo: index < 12 ? 'web' : 'other' }))
  expect(viewsOf(projects)).toEqual([
    { type: undefined, page: 2 },
    { type: undefined, page: 3 },
    { type: 'web', page: 1 },
    { type: 'web', page: 2 },
    { type: 'app', page: 1 },
  ])
  expect(viewsOf([])).toEqual([
    { type: 'web', page: 1 },
    { type: 'app', page: 1 },
  ])
})

test('the page of the article list is parsed from its path', () => {
  expect(readArticlesPath('/articles')).toBe(1)
  expect(readArticlesPath('/articles/page/12')).toBe(12)
  for (const path of [
    '/articles/page/1',
    '/articles/page',
    '/articles/page/2/3',
    '/x/articles',
    '/articles/2',
  ])
    expect(readArticlesPath(path)).toBeNull()
})

test('a page number has at most six digits', () => {
  expect(readPageSegment('2')).toBe(2)
  expect(readPageSegment('999999')).toBe(999_999)
  expect(readPageSegment('1000000')).toBeNull()
})

test('§2 pagination: above seven the first, two on either side, and the last, with gaps between', () => {
  expect(pageItems(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20])
  expect(pageItems(1, 20)).toEqual([1, 2, 3, 'gap', 20])
  expect(pageItems(4, 20)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 20])
  expect(pageItems(5, 20)).toEqual([1, 'gap', 3, 4, 5, 6, 7, 'gap', 20])
  expect(pageItems(20, 20)).toEqual([1, 'gap', 18, 19, 20])
})

test('pagination always lists the first, the current and the last page, sorted and without duplicates', () => {
  const cases = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(cases, ([current, count]) => {
      const numbers = pageItems(current, count).filter((item) => item !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, current, count]))
    }),
  )
})
