import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { ownPath } from '@/e2e/unit/own-folders'
import { ownPictures } from './own-file'

const folders = (root: string) => ({
  content: ownPath(`${root}/content`),
  publicFiles: ownPath(`${root}/public`),
})
const read = (root = 'a') => ownPictures(folders(root) as Parameters<typeof ownPictures>[0])
const write = (name: string, text: string) => writeFileSync(ownPath(`a/${name}`), text)

beforeAll(() => {
  for (const folder of ['content/images/projects', 'content/articles', 'public'])
    mkdirSync(ownPath(`a/${folder}`), { recursive: true })
  write('content/images/portrait.svg', '<svg/>')
  write('content/images/projects/uno.png', 'uno')
  write('content/articles/uno.md', 'Texto')
  write('content/articles/foto.jpg', 'foto')
  write('public/favicon.ico', 'icon')
})

test('every image, also beside a text, and every file of public/ has a version, a text has none', async () => {
  expect(Object.keys(await read())).toEqual([
    'articles/foto.jpg',
    'images/portrait.svg',
    'images/projects/uno.png',
    'public/favicon.ico',
  ])
})

test('a copy of the folders elsewhere has the same versions', async () => {
  cpSync(ownPath('a'), ownPath('b'), { recursive: true })
  expect(await read('b')).toEqual(await read())
})

test('a replaced file has another version, a deleted one has none', async () => {
  const before = await read()
  write('content/images/projects/uno.png', 'dos')
  rmSync(ownPath('a/public/favicon.ico'))
  const now = await read()
  expect(now['images/projects/uno.png']).not.toBe(before['images/projects/uno.png'])
  expect(now).not.toHaveProperty('public/favicon.ico')
})

test('without the folders there are no images', async () => {
  expect(await read('c')).toEqual({})
})
