import { apiAddress, apiFile, FILES_ONLY } from './api-address'

afterEach(() => document.documentElement.removeAttribute(FILES_ONLY))

test('an answer is asked for by its query, in a copy made of files by the name of its file', () => {
  expect(apiAddress('/api/contributions', 'y=2025')).toBe('/api/contributions?y=2025')
  document.documentElement.setAttribute(FILES_ONLY, '')
  expect(apiAddress('/api/contributions', 'y=2025')).toBe('/api/contributions/y-2025.json')
  expect(apiFile('/api/portfolio/projects.php', 'page=2&limit=6&type=web')).toBe(
    '/api/portfolio/projects/page-2-limit-6-type-web.json',
  )
})
