import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { checkPictures } from './check-pictures'
import { checkText } from './check-texts'
import { foldersOf } from '../../config/content-folder'
import { anchorsOf } from './heading-ids'
import { readSources } from './source-text'

const ORIGIN = 'https://site.example'
const asked: string[] = []
const exists = (address: string, anchor: string) => {
  asked.push(`${address}#${anchor}`)
  return address === '/está'
}
const check = (text: string) =>
  checkText({ file: 'a.md', text: `---\nid: 1\n---\n${text}` }, '/article/a', { origin: ORIGIN, exists }).map(
    ({ severity, rule, where, message }) => `${severity} ${rule} ${where} ${message}`,
  )

test('links within the site are looked up, decoded, others are left alone', () => {
  asked.length = 0
  expect(
    check('[a](/est%C3%A1#se%C3%B1a) [b](#aqui) [c](https://other.example/x) [d](mailto:a@b.example)'),
  ).toEqual(['error link a.md:4 the link #aqui leads nowhere on this site'])
  expect(asked).toEqual(['/está#seña', '/article/a#aqui'])
})

test('definitions, HTML and broken encoding are links too', () => {
  expect(check('[a][1]\n\n[1]: /nada\n\n<p><a class="x" href=\'/otra\'>b</a></p>\n\n[c](/%E0%A4%A)')).toEqual(
    [
      'error link a.md:6 the link /nada leads nowhere on this site',
      'error link a.md:8 the link /otra leads nowhere on this site',
      'error link a.md:10 the link /%E0%A4%A leads nowhere on this site',
    ],
  )
})

test('a scheme that is taken out, and an address that is none', () => {
  const long = `javascript:${'x'.repeat(80)}`
  expect(check(`[a](${long})\n\n[b](<http://[>)`)).toEqual([
    `error scheme a.md:4 the link ${long.slice(0, 60)} has a scheme that the site takes out`,
    'error link a.md:6 the link http://[ is no address',
  ])
})

test('a link without an address, whatever blanks it has', () => {
  expect(
    check('[a]()\n\n[b](<  >)\n\n[c](#)\n\n[d](<# >)\n\n[e](#uno)').map((line) => line.slice(0, 24)),
  ).toEqual([
    'error empty-link a.md:4 ',
    'error empty-link a.md:6 ',
    'error empty-link a.md:8 ',
    'error empty-link a.md:10',
    expect.stringMatching(/^error link a\.md:12/),
  ])
})

test('a picture without words, in Markdown and in HTML; any words are enough', () => {
  expect(
    check(
      '![ ](/a.png)\n\n<img src="/b.png" alt="">\n\n<img alt=x src="/c.png"><img alt=\'y\'><img alt="z">',
    ),
  ).toEqual([
    "warning alt a.md:4 the picture /a.png has no description for those who don't see it",
    'warning alt a.md:6 <img src="/b.png" alt=""> has no description for those who don\'t see it',
  ])
})

test('the anchors of a text are its headings, as the page names them', () => {
  expect([...anchorsOf('# Uno dos\n\n## Uno dos\n\nTexto.\n\n### Ñu')]).toEqual([
    'uno-dos',
    'uno-dos-1',
    'ñu',
  ])
})

test('an id of HTML is an anchor with its prefix, and a renamed heading keeps its first name too', () => {
  const anchors = anchorsOf('<p id="aquí">Texto.</p>\n\n<p>Más.</p>\n\n# Menu')
  expect([...anchors].sort()).toEqual(['menu', 'menu-1', 'user-content-aquí'])
})

describe('files', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'texts-'))
  beforeAll(async () => {
    mkdirSync(path.join(root, 'content/articles'), { recursive: true })
    for (const folder of ['content/images', 'public/images'])
      mkdirSync(path.join(root, folder), { recursive: true })
    for (const name of ['site.ts', 'articles/b.md', 'articles/a.md', 'projects.json', 'nota.txt'])
      writeFileSync(path.join(root, 'content', name), name)
    const blank = await sharp({ create: { width: 4096, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    writeFileSync(path.join(root, 'public/images/justa.png'), Buffer.concat([blank], 500_000))
    writeFileSync(path.join(root, 'content/images/una más.png'), Buffer.concat([blank], 500_001))
  })
  afterAll(() => rmSync(root, { recursive: true }))

  test("the owner's files are read in order, each with its text", async () => {
    expect(await readSources(foldersOf(root, 'content'))).toEqual(
      ['articles/a.md', 'articles/b.md', 'projects.json', 'site.ts'].map((name) => ({
        file: `content/${name}`,
        text: name,
      })),
    )
  })

  test('a picture that is gone is an error where it is shown, and none in the table of redirects', async () => {
    const text = "'/images/gone.png': '/images/justa.png'"
    const rules = async (file: string) =>
      (await checkPictures([{ file, text }], foldersOf(root, 'content'))).map(({ message }) => message)
    expect(await rules('content/redirects.ts')).toEqual([])
    expect(await rules('content/articles/a.md')).toEqual(["/images/gone.png isn't there"])
  })

  test('names are read as requests are: with %23 in them, and a bare % ends nothing', async () => {
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
      .gif()
      .toFile(path.join(root, 'content/images/c#.gif'))
    const text = '(/images/c%23.gif) (/images/100%.gif)'
    expect(
      (await checkPictures([{ file: 'a.md', text }], foldersOf(root, 'content'))).map(
        ({ message }) => message,
      ),
    ).toEqual(["/images/100%.gif isn't there"])
  })

  test('a picture may weigh 500 kB and be 4096 pixels wide; each is told once for a file', async () => {
    const text =
      'x: /images/justa.png\n"/images/justa.png" (/images/una%20m%C3%A1s.png) (/images/una%20m%C3%A1s.png)'
    expect(await checkPictures([{ file: 'a.md', text }], foldersOf(root, 'content'))).toEqual([
      {
        severity: 'warning',
        rule: 'picture',
        where: 'a.md:2',
        message: '/images/una%20m%C3%A1s.png weighs 500 kB; keep it under 500',
      },
    ])
  })
})
