import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { unknownAddress } from './unknown-address'

beforeEach(resetContent)

const answer = async (path: string) => {
  const { status, headers } = await unknownAddress(new URL(path, 'https://site.example'))
  return { status, ...Object.fromEntries(headers) }
}

test.each([
  ['/nada', '/'],
  ['/nada/mas?a=1', '/'],
  ['/en/nothing', '/en'],
  ['/english', '/'],
])('%s redirects temporarily to %s, uncached', async (path, location) => {
  expect(await answer(path)).toEqual({ status: 307, location, 'cache-control': 'no-store' })
})

test('a former address redirects permanently to its new one', async () => {
  expect(await answer('/viejo?a=1')).toMatchObject({ status: 308, location: '/articles?a=1' })
})

test('before the first successful load every unknown address redirects to the home page', async () => {
  fakeContent.failure = new Error('the source is down')
  expect(await answer('/viejo')).toMatchObject({ status: 307, location: '/' })
})
