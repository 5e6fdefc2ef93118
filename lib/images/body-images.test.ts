import { mkdtempSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const mockSource: { apiBase: string | null } = { apiBase: null }
jest.mock('../content/api-base', () => ({
  get apiBase() {
    return mockSource.apiBase
  },
}))

const MEDIA = '/media/article/a'
const root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
const photo = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toFile(path.join(root, 'images/foto.jpg'))

async function load() {
  process.env.CONTENT_DIR = root
  return import('./body-images')
}

beforeEach(() => {
  mockSource.apiBase = null
})
beforeAll(async () => {
  await mkdir(path.join(root, 'images'))
  for (const name of ['site', 'home', 'about', 'redirects'])
    await cp(`e2e/content/${name}.ts`, path.join(root, `${name}.ts`))
})
afterAll(() => rm(root, { recursive: true }))

test("an owner's photograph in a text is served in several widths, with its size, under a versioned name", async () => {
  const { bodyImages, bodyImageSource } = await load()
  const article = { content: 'Una foto: ![](/images/foto.jpg)' }
  await photo(900, 600, '#123456')
  const first = (await bodyImages(article, MEDIA))[0]
  expect(first).toMatchObject({ width: 900, height: 600, sizes: expect.stringContaining('39rem') as string })
  expect(first?.srcSet).toMatch(/^\/media\/article\/a\/0\?v=[\w-]+&w=400 400w, /)
  expect(await bodyImageSource(article, 0)).toBe('/images/foto.jpg')
  await photo(900, 600, '#654321')
  const second = (await bodyImages(article, MEDIA))[0]
  expect(second?.src).not.toBe(first?.src)
})

test("an owner's text shows the owner's files even when articles come from an API", async () => {
  mockSource.apiBase = 'https://api.example'
  const { bodyImages, bodyImageSource } = await load()
  const text = { content: '![](/images/foto.jpg)' }
  await photo(900, 600, '#123456')
  const own = (await bodyImages(text, '/media/project/3', { isOwners: true }))[0]
  expect(own).toMatchObject({
    width: 900,
    src: expect.stringMatching(/^\/media\/project\/3\/0\?v=/) as string,
  })
  expect(await bodyImageSource(text, 0, { isOwners: true })).toBe('/images/foto.jpg')
  expect((await bodyImages(text, MEDIA))[0]).not.toHaveProperty('width')
  expect(await bodyImageSource(text, 0)).toBe('https://api.example/images/foto.jpg')
})

test('a missing image of the owner is omitted; an external one is served through this site', async () => {
  const { bodyImages, bodyImageSource } = await load()
  const article = { content: '![](/images/nada.jpg) ![](https://example.com/b.png)' }
  const served = await bodyImages(article, MEDIA)
  expect(served[0]).toBeNull()
  expect(served[1]?.src).toMatch(/^\/media\/article\/a\/1\?v=\w+&w=1200$/)
  expect(await bodyImageSource(article, 1)).toBe('https://example.com/b.png')
  expect(await bodyImageSource(article, 2)).toBeNull()
})

test("an upstream text refers to the upstream's files, even if this site has one of the same name", async () => {
  await photo(900, 600, '#123456')
  const { bodyImages, bodyImageSource } = await load()
  const article = {
    content: '![](/images/foto.jpg) ![](/images/nada.jpg) ![](/images/dibujo.svg)',
  }
  mockSource.apiBase = 'https://upstream.example.com'
  const served = await bodyImages(article, MEDIA)
  expect(served[0]).toEqual({
    src: expect.stringMatching(/^\/media\/article\/a\/0\?v=\w+&w=1200$/) as string,
    srcSet: expect.stringContaining('/media/article/a/0?v=') as string,
    sizes: expect.stringContaining('39rem') as string,
  })
  expect(served[1]?.src).toMatch(/^\/media\/article\/a\/1/)
  expect(served[2]?.src).toMatch(/^\/media\/article\/a\/2/)
  expect(await Promise.all([0, 1, 2].map((index) => bodyImageSource(article, index)))).toEqual([
    'https://upstream.example.com/images/foto.jpg',
    'https://upstream.example.com/images/nada.jpg',
    'https://upstream.example.com/images/dibujo.svg',
  ])
})
