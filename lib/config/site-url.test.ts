import { site } from '@/e2e/unit/own-content'

afterEach(() => {
  delete process.env.SITE_URL
  delete process.env.GA_MEASUREMENT_ID
  site.analyticsId = null
  jest.resetModules()
})

test("addresses begin with the owner's, without a slash at its end", async () => {
  const { absoluteUrl, siteUrl } = await import('./site-url')
  expect(siteUrl).toBe('https://site.example')
  expect(absoluteUrl('/')).toBe('https://site.example')
  expect(absoluteUrl('/about')).toBe('https://site.example/about')
})

test('SITE_URL goes before it', async () => {
  process.env.SITE_URL = 'https://other.example'
  expect((await import('./site-url')).absoluteUrl('/about')).toBe('https://other.example/about')
})

test("the measurement id is the environment's, else the owner's, else none", async () => {
  const read = async () => {
    jest.resetModules()
    return (await import('./measurement-id')).measurementId
  }
  expect(await read()).toBeNull()
  site.analyticsId = 'G-OWNER'
  expect(await read()).toBe('G-OWNER')
  process.env.GA_MEASUREMENT_ID = 'G-ENV'
  expect(await read()).toBe('G-ENV')
})
