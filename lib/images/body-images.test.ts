import { mkdtempSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
const photo = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toFile(path.join(root, 'images/foto.jpg'))

async function load() {
  process.env.CONTENT_DIR = root
  return import('./body-images')
}

beforeAll(async () => {
  await mkdir(path.join(root, 'images'))
  for (const name of ['site', 'home', 'about', 'redirects'])
    await cp(`e2e/content/${name}.ts`, path.join(root, `${name}.ts`))
})
afterAll(() => rm(root, { recursive: true }))

test('a photograph of the owner in a text is served in widths, with its size, under a name that changes with it', async () => {
  const { bodyImageAddresses, bodyImageSource } = await load()
  const article = { slug: 'a', content: 'Una foto: ![](/images/foto.jpg)' }
  await photo(900, 600, '#123456')
  const first = (await bodyImageAddresses(article))('/images/foto.jpg', 0)
  expect(first).toMatchObject({ width: 900, height: 600, sizes: expect.stringContaining('39rem') as string })
  expect(first?.srcSet).toMatch(/^\/media\/article\/a\/0\?v=[\w-]+&w=400 400w, /)
  expect(bodyImageSource(article, 0)).toBe('/images/foto.jpg')
  await photo(900, 600, '#654321')
  const second = (await bodyImageAddresses(article))('/images/foto.jpg', 0)
  expect(second?.src).not.toBe(first?.src)
})

test('a picture of the owner that is not there is left out; one from elsewhere comes through this site', async () => {
  const { bodyImageAddresses, bodyImageSource } = await load()
  const article = { slug: 'a', content: '![](/images/nada.jpg) ![](https://example.com/b.png)' }
  const address = await bodyImageAddresses(article)
  expect(address('/images/nada.jpg', 0)).toBeNull()
  expect(address('https://example.com/b.png', 1)?.src).toMatch(/^\/media\/article\/a\/1\?v=\w+&w=1200$/)
  expect(bodyImageSource(article, 1)).toBe('https://example.com/b.png')
  expect(bodyImageSource(article, 2)).toBeNull()
})
