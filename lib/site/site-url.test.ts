import '@/e2e/unit/own-content'

afterEach(() => {
  delete process.env.SITE_URL
  jest.resetModules()
})

test("addresses start with the owner's site address, without a trailing slash", async () => {
  const { absoluteUrl, siteUrl } = await import('./site-url')
  expect(siteUrl).toBe('https://site.example')
  expect(absoluteUrl('/')).toBe('https://site.example')
  expect(absoluteUrl('/about')).toBe('https://site.example/about')
})

test('SITE_URL takes precedence', async () => {
  process.env.SITE_URL = 'https://other.example'
  expect((await import('./site-url')).absoluteUrl('/about')).toBe('https://other.example/about')
})
