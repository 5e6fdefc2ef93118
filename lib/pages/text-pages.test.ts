import { hasText, isFixedText, pageOfRoute, pageOfText, textAddress, textRoute } from './site-segments'

const FIXED = ['/', '/about', '/project', '/resume', '/en', '/en/about', '/en/project', '/en/resume']
const OF_CONTENT = ['/article/uno', '/en/article/uno', '/project/faro', '/usos', '/en/usos']

test.each([...FIXED, ...OF_CONTENT])('%s has a text, at an address and by a route of its own', (page) => {
  expect(hasText(page)).toBe(true)
  expect(pageOfText(textAddress(page))).toBe(page)
  expect(pageOfRoute(textRoute(page))).toBe(page)
})

test('pages that always exist are distinguished from those of content', () => {
  expect(FIXED.filter((page) => !isFixedText(page))).toEqual([])
  expect(OF_CONTENT.filter(isFixedText)).toEqual([])
})

test.each([
  '/articles',
  '/politics',
  '/project/web',
  '/project/page',
  '/en/project/faro',
  '/buscar',
  '/logo.png',
  '/en/',
])('%s has none', (page) => expect(hasText(page)).toBe(false))

test('the home page has a name in the address of its text', () => {
  expect([textAddress('/'), textAddress('/en')]).toEqual(['/index.md', '/en.md'])
  expect([pageOfText('/about'), pageOfRoute('/markdown'), pageOfRoute('/about')]).toEqual([null, null, null])
})
