import { anArticle, aProject } from '@/e2e/unit/builders'
import { paginate } from './paginate'

const articles = (count: number) => Array.from({ length: count }, (_, index) => anArticle({ id: index + 1 }))
const projects = (count: number) => Array.from({ length: count }, (_, index) => aProject({ id: index + 1 }))

test.each([
  [1, [1, 2], true, false],
  [2, [3, 4], true, true],
  [3, [5], false, true],
  [4, [], false, true],
])('page %i of five articles, two per page', (page, ids, has_next, has_prev) => {
  const answer = paginate.articles(articles(5), { page, limit: 2 })
  expect(answer.articles.map(({ id }) => id)).toEqual(ids)
  expect(answer.pagination).toEqual({
    current_page: page,
    per_page: 2,
    total_items: 5,
    total_pages: 3,
    has_next,
    has_prev,
  })
})

test('projects are paginated the same way', () => {
  const { projects: shown, pagination } = paginate.projects(projects(7), { page: 2, limit: 6 })
  expect(shown.map(({ id }) => id)).toEqual([7])
  expect(pagination).toEqual({ page: 2, limit: 6, total: 7, pages: 2 })
  expect(paginate.projects(projects(6), { page: 1, limit: 6 }).pagination.pages).toBe(1)
})
