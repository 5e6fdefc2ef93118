import { NextRequest } from 'next/server'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { redirects, site } from '@/e2e/unit/own-content'
import { anArticle } from '@/e2e/unit/builders'
import { findPreview } from '../articles/preview'
import { hasPageCache } from './page-cache'
import { proxy } from '@/proxy'

jest.mock('../articles/preview', () => ({ findPreview: jest.fn() }))
jest.mock('./page-cache', () => ({ hasPageCache: jest.fn() }))

const ORIGIN = new URL(site.url).origin
const found = jest.mocked(findPreview)
Object.assign(redirects, { '/preview/viejo/enlace': '/article/uno', '/resume/antiguo': '/resume/web' })

async function decision(path: string): Promise<string> {
  const { headers, status } = await proxy(new NextRequest(ORIGIN + path))
  if (headers.get('x-middleware-next') === '1') return 'page'
  const shown = headers.get('x-middleware-rewrite')?.replace(ORIGIN, '')
  return shown ? `shows ${shown}` : `${status} ${headers.get('location')?.replace(ORIGIN, '')}`
}

beforeEach(() => {
  resetContent()
  jest.clearAllMocks()
  jest.mocked(hasPageCache).mockReturnValue(true)
  found.mockResolvedValue(anArticle())
})

test('a preview is shown to anyone with a valid token', async () => {
  expect(await decision('/preview/a%C3%B1o/un-token')).toBe('page')
  expect(found.mock.calls).toEqual([['año', 'un-token']])
})

test('without an article for the token, or while the source is down, the page does not exist', async () => {
  found.mockResolvedValue(null)
  expect(await decision('/preview/uno/otro-token')).toBe('shows /_not-found')
  found.mockRejectedValue(new Error('the source is down'))
  expect(await decision('/preview/uno/un-token')).toBe('shows /_not-found')
})

test('an address with more or fewer segments is an unknown one, and causes no lookup', async () => {
  for (const path of ['/preview/uno', '/preview/uno/un-token/mas']) expect(await decision(path)).toBe('307 /')
  expect(found).not.toHaveBeenCalled()
})

test('when Next’s own page cache would store a preview, it is not shown', async () => {
  jest.mocked(hasPageCache).mockReturnValue(false)
  expect(await decision('/preview/uno/un-token')).toBe('shows /_not-found')
  expect(found).not.toHaveBeenCalled()
})

test("an owner's redirect takes precedence over a preview", async () => {
  fakeContent.articles = [anArticle({ slug: 'uno' })]
  expect(await decision('/preview/viejo/enlace')).toBe('308 /article/uno')
  expect(found).not.toHaveBeenCalled()
})

test("a removed CV for a role redirects to the owner's target, any other to the home page", async () => {
  expect(await decision('/resume/antiguo')).toBe('308 /resume/web')
  expect(await decision('/resume/nunca')).toBe('307 /')
})
