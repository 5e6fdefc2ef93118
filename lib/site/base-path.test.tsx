import { apiAddress, apiFile, FILES_ONLY } from './base-path'

afterEach(() => document.documentElement.removeAttribute(FILES_ONLY))

test('a response is requested by query string, and in a static export by file name', () => {
  expect(apiAddress('/api/contributions', 'y=2025')).toBe('/api/contributions?y=2025')
  document.documentElement.setAttribute(FILES_ONLY, '')
  expect(apiAddress('/api/contributions', 'y=2025')).toBe('/api/contributions/y-2025.json')
  expect(apiFile('/api/portfolio/projects.php', 'page=2&limit=6&type=web')).toBe(
    '/api/portfolio/projects/page-2-limit-6-type-web.json',
  )
})
