import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import remarkParse from 'remark-parse'
import { createOwnPictures } from './pictures-beside'

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
