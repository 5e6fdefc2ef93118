import { shownParts } from './shown-parts'

test.each([
  [{ articles: ['a'], projects: ['p'] }, ['articles', 'projects']],
  [{ articles: [], projects: ['p'] }, ['projects']],
  [{ articles: ['a'], projects: [] }, ['articles']],
  [{ articles: [], projects: [] }, []],
])('with %j the parts are %j', (content, parts) => {
  expect([...shownParts(content)]).toEqual(parts)
})
