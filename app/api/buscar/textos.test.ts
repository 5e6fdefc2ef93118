import { env } from '@/lib/site/env'
import { GET } from './textos/route'

jest.mock('@/lib/search/content', () => ({ listSearchDocuments: async () => [{ path: '/about' }] }))
afterEach(() => {
  env.PAGES_IN_MEMORY = undefined
})
const ask = () => GET(new Request('https://site.example/api/buscar/textos'))

test('all texts are given to the command that copies the site', async () => {
  env.PAGES_IN_MEMORY = '1'
  expect(await (await ask()).json()).toEqual([{ path: '/about' }])
})

test('nobody else gets them', async () => {
  expect((await ask()).status).toBe(404)
})
