import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import remarkParse from 'remark-parse'
import { foldersOf } from '../../../site/content-folder'
import { createOwnPictures, createPictureCheck } from './pictures-beside'

jest.mock('remark-parse', () => {
  const actual = jest.requireActual<{ default: () => void }>('remark-parse')
  return { __esModule: true, default: jest.fn(actual.default) }
})

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'))
  mkdirSync(path.join(folder, 'articles'))
  writeFileSync(path.join(folder, 'articles/foto.png'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => jest.mocked(remarkParse).mockClear())

const inText = (body: string) =>
  createOwnPictures({ name: 'content', content: folder, publicFiles: folder }).inText(body, 'a.md')

test.each([
  ['![a](foto.png)', '![a](/images/articles/foto.png)'],
  ['![a](\n  <./foto.png> "b")', '![a](\n  </images/articles/foto.png> "b")'],
  ['![a](foto&#46;png)', '![a](foto&#46;png)'],
  ['> ![a][b]\n>\n> [b]: foto.png', '> ![a][b]\n>\n> [b]: /images/articles/foto.png'],
  ['x <img alt="a" src="foto.png">', 'x <img alt="a" src="/images/articles/foto.png">'],
  ['![foto.png](foto.png "foto.png")', '![foto.png](/images/articles/foto.png "foto.png")'],
  ['[la foto](./foto.png)', '[la foto](/images/articles/foto.png)'],
  [
    '[![foto.png](foto.png)](foto.png)',
    '[![foto.png](/images/articles/foto.png)](/images/articles/foto.png)',
  ],
  ['<a href="foto.png">a</a> [b](b.md)', '<a href="/images/articles/foto.png">a</a> [b](b.md)'],
  ['> x\n> <img src="foto.png"\n> alt="b">', '> x\n> <img src="/images/articles/foto.png"\n> alt="b">'],
  ['<img src=foto.png width=30>', '<img src=/images/articles/foto.png width=30>'],
  [
    '![a](https://a.example/b.png) ![c](foto.png)',
    '![a](https://a.example/b.png) ![c](/images/articles/foto.png)',
  ],
])('%j has a picture beside it', (body, shown) => expect(inText(body)).toBe(shown))

test.each([
  [
    'pictures of other hosts and of images/',
    '![a](https://a.example/b.png) ![c](/images/foto.png)\n\n'.repeat(900),
  ],
  ['pictures that never close', '![a](https://a.example/b '.repeat(900)],
  ['names of pictures', 'foto.png ![] '],
])('a text of %s is not parsed', (_what, body) => {
  expect(inText(body)).toBe(body)
  expect(remarkParse).not.toHaveBeenCalled()
})

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
for (const file of [
  'content/images/faro.png',
  'content/images/100%.png',
  'content/images/foto #1.png',
  'content/images/what?.png',
  'content/images/a%20b.png',
  'content/images/100%25.png',
  'content/images/con blanco.png',
  `content/images/${'niño.png'.normalize('NFD')}`,
  'content/otra.png',
  'public/fotos/casa.png',
]) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), '')
}
mkdirSync(path.join(root, 'public/fotos/barco.png'))
afterAll(() => rmSync(root, { recursive: true }))

const fault = createPictureCheck(foldersOf(root, 'content'))

test.each([
  null,
  'https://a.example/x.png',
  '/images/faro.png',
  '/fotos/casa.png',
  '/images/faro.png?zoom=50%',
  '/images/foto%20%231.png',
  '/images/con blanco.png',
  '/images/niño.png',
  `/images/${'niño.png'.normalize('NFD')}`,
  '/images/ni%C3%B1o.png',
])('%p needs no file, or its file exists', (address) => expect(fault(address)).toBeNull())

test('an unescaped % is reported, even if such a file exists: the site only finds it percent-encoded', () => {
  expect(fault('/images/100%.png')).toEqual({
    message: 'is "/images/100%.png", which has a bare %',
    fix: 'Write /images/100%25.png',
  })
})

test.each([
  ['/images/foto #1.png', 'ends before its #', '/images/foto%20%231.png'],
  ['/images/what?.png', 'ends before its ?', '/images/what%3F.png'],
  ['/images/a%20b.png', 'is decoded', '/images/a%2520b.png'],
])('for %s, the name of a file, its address is suggested', (address, reason, written) => {
  expect(fault(address)).toEqual({
    message: `is "${address}", which ${reason} for a browser`,
    fix: `Write ${written}`,
  })
  expect(fault(written)).toBeNull()
})

test.each([
  ['/images/Faro.PNG', '/images/faro.png'],
  ['/images/far.png', '/images/faro.png'],
  ['/images/con blamco.png', '/images/con%20blanco.png'],
  ['/fotos/Casa.png', '/fotos/casa.png'],
])('for the missing %s, %s is suggested', (address, similar) => {
  expect(fault(address)).toEqual({
    message: `is "${address}", and there is no such file`,
    fix: `There is ${similar}: write that`,
  })
})

test.each(['/images/nada.png', '/Otra.png', '/fotos/Barco.png', '/sin/carpeta.png'])(
  'no image is similar to %s',
  (address) => {
    expect(fault(address)?.fix).toBe('Put the file there: content/images/ and public/ hold the pictures')
  },
)
