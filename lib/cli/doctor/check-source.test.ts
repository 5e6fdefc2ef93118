import { createHttpSource } from '../../content/sources/http/http-source'
import { checkSource } from './check-source'

const article = (fields: object) => ({
  id: 1,
  slug: 'uno',
  title: 'Uno',
  created_at: '2026-01-01',
  ...fields,
})
const answers =
  (articles: object[], projects: object[] = []) =>
  async (endpoint: string) => {
    const isProjects = endpoint.includes('projects.php')
    const pagination = isProjects
      ? { page: 1, limit: 50, total: projects.length, pages: 1 }
      : { current_page: 1, per_page: 50, total_items: articles.length, total_pages: 1 }
    return { status: 200, success: true, message: null, data: { articles, projects, pagination } }
  }
const check = (...rows: Parameters<typeof answers>) =>
  checkSource(createHttpSource('http://api.test', undefined, answers(...rows)))

test('an API whose rows can all be shown has no findings', async () => {
  expect(await check([article({}), article({ id: 2, slug: 'con blancos' })])).toEqual([])
})

test('rows that can not be shown are named by id, title, field and reason', async () => {
  const rows = [article({}), article({ id: 7, slug: '', title: '¿¡!?' }), article({ id: 8, slug: ' uno ' })]
  const found = await check(rows, [{ id: 3, title: '' }])
  expect(found.map(({ where, message }) => `${where}: ${message}`)).toEqual([
    `articles, id 7: "¿¡!?" can't be shown: slug should be a text without slashes, of at most 255 bytes, got ""`,
    `articles, id 1: "Uno" can't be shown: slug the article with id 8 has it too`,
    `projects, id 3: a row without a title can't be shown: title should be a text, got ""`,
  ])
  expect(found.every(({ severity, rule }) => severity === 'warning' && rule === 'row')).toBe(true)
})
