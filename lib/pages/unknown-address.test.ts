import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { unknownAddress } from './redirects'

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

test.each([
  ['/About', '/about'],
  ['/CV.pdf', '/cv.pdf'],
  ['/en/About?a=B', '/en/about?a=B'],
  ['/Article/Uno.MD', '/article/uno.md'],
  ['/CV/es/Full-Stack.PDF', '/cv/es/full-stack.pdf'],
  ['/.well-known/Security.txt', '/.well-known/security.txt'],
  ['/About.MD', '/about.md'],
  ['/Index.md', '/index.md'],
  ['/USOS.md?a=B', '/usos.md?a=B'],
])('%s is another spelling of %s, and redirects to it permanently', async (path, location) => {
  fakeContent.parts = { ownPages: [{ slug: 'usos', language: 'es' }] }
  expect(await answer(path)).toEqual({ status: 301, location })
})

test.each(['/Nada', '/Aboutness', '/Preview/uno/Abc'])('%s is unknown in any case', async (path) => {
  expect(await answer(path)).toMatchObject({ status: 307, location: '/' })
})

test.each(['/nada.png', '/images/Foto.JPG', '/cv/es/nadie.pdf', '/.well-known/nada.txt'])(
  '%s is a file that is not there',
  async (path) => {
    expect(await answer(path)).toEqual({ status: 404 })
  },
)

test.each(['/index.html', '/index.php', '/v1.2'])('%s is no file', async (path) => {
  expect(await answer(path)).toMatchObject({ status: 307, location: '/' })
})

test('a former address redirects permanently to its new one', async () => {
  expect(await answer('/viejo?a=1')).toMatchObject({ status: 308, location: '/articles?a=1' })
})

test('before the first successful load every unknown address redirects to the home page', async () => {
  fakeContent.failure = new Error('the source is down')
  expect(await answer('/viejo')).toMatchObject({ status: 307, location: '/' })
})
