import '@/e2e/unit/fake-content'
import { hasRolePage, isRolePath } from './current-resume'

test.each([
  ['/resume/web', true],
  ['/en/resume/web', true],
  ['/resume/web/uno', true],
  ['/resume', false],
  ['/resume/', false],
  ['/una/resume/web', false],
  ['/article/resume/web', false],
])('whether %s is below the page of a CV: %s', (pathname, isBelow) => {
  expect(isRolePath(pathname)).toBe(isBelow)
})

test.each([
  ['/resume/web', true],
  ['/en/resume/web', true],
  ['/es/resume/web', false],
  ['/fr/resume/web', false],
  ['/resume/jardin', false],
  ['/resume/web/', false],
  ['/otro', false],
])('whether %s is the page of an existing role: %s', async (pathname, isPage) => {
  await expect(hasRolePage(pathname)).resolves.toBe(isPage)
})
