import { truncateSync } from 'node:fs'
import { anOwnSite, noteLines, PNG } from '@/e2e/unit/imported-site'
import { zipOf } from '@/e2e/unit/zip'

let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

const PAGE =
  '<article><h1 class="p-name">Uno</h1><section class="e-content"><p>Texto.</p></section></article>'
const aPost = (fields: object) =>
  JSON.stringify([
    {
      title: 'Título',
      body_markdown: 'Texto.',
      path: '/a/b',
      published: false,
      created_at: '2026-01-01',
      ...fields,
    },
  ])

test.each(['../../fuera.html', '/etc/posts/x.html', 'posts/../../x.html', 'posts\\..\\x.html'])(
  'an archive with a name that leads out of it (%s) is refused',
  async (name) => {
    const file = site.write('m.zip', zipOf([{ name, content: PAGE }]))
    await expect(site.import(file)).rejects.toThrow(/^m\.zip is no whole zip archive: /)
    expect(site.state('.')).toEqual({ 'm.zip': expect.anything() })
  },
)

test('an archive whose names stay inside is read', async () => {
  const file = site.write('m.zip', zipOf([{ name: 'medium/posts/draft_uno.html', content: PAGE }]))
  expect((await site.import(file)).articles).toEqual([{ file: 'content/articles/uno.md', fate: 'new' }])
})

test('an archive that unpacks to more than it may is refused, whether it says so or not', async () => {
  const large = Buffer.alloc(101 * 1024 * 1024, 0x20)
  const honest = site.write('honest.zip', zipOf([{ name: 'posts/uno.html', content: large }]))
  await expect(site.import(honest)).rejects.toThrow(
    'honest.zip unpacks to more than 200 MB (at posts/uno.html)',
  )
  const lies = site.write('lies.zip', zipOf([{ name: 'posts/uno.html', content: large, claimedSize: 10 }]))
  await expect(site.import(lies)).rejects.toThrow(/lies\.zip is no whole zip archive: .*too many bytes/)
})

test.each([
  ['a file that is too large', 'x.xml', 101 * 1024 * 1024, 'x.xml has more than 100 MB: export it in parts'],
  ['an empty file', 'x.json', 0, 'x.json is no whole JSON'],
])('%s is refused', async (_, name, size, message) => {
  truncateSync(site.write(name, ''), size)
  await expect(site.import(site.place(name))).rejects.toThrow(message)
})

test.each([
  ['nothing that is known', '{"a": 1}', 'is no export that is known here'],
  ['JSON that breaks off', '[{"title": "a', 'x.json is no whole JSON'],
])('%s is refused with a sentence', async (_, text, message) => {
  await expect(site.import(site.write('x.json', text))).rejects.toThrow(message)
})

test('a file that is not there is named', async () => {
  await expect(site.import('/nowhere/x.xml')).rejects.toThrow('There is no file /nowhere/x.xml')
})

test.each(['../../../etc/passwd', '/etc/passwd', '..', '.hidden', 'a\\b', 'x'.repeat(300)])(
  'a slug that is no name for a file (%j) gives way to the title, and is said',
  async (slug) => {
    const result = await site.import(site.write('d.json', aPost({ slug: `${slug}` })))
    expect(Object.keys(site.state('.')).toSorted()).toEqual([
      'content/.imported.json',
      'content/articles/titulo.md',
      'd.json',
    ])
    expect(noteLines(result).join('\n')).toContain("can't be the name of a file")
  },
)

test.each(['un-titulo', 'año-nuevo', 'Con-Mayúsculas', '100%25', 'a..b'])(
  'the slug %j stays',
  async (slug) => {
    await site.import(site.write('d.json', aPost({ slug })))
    expect(site.has(`content/articles/${slug}.md`)).toBe(true)
  },
)

test('two texts of one slug are two files, also where case alone tells them apart', async () => {
  const rows = [1, 2].map((number) => ({
    ...(JSON.parse(aPost({ path: `/a/${number}` })) as object[])[0],
    slug: number === 1 ? 'Uno' : 'uno',
  }))
  const { articles } = await site.import(site.write('d.json', JSON.stringify(rows)))
  expect(articles.map(({ file }) => file)).toEqual(['content/articles/Uno.md', 'content/articles/uno-2.md'])
})

test('front matter can not be broken out of', async () => {
  await site.import(
    site.write('d.json', aPost({ slug: 'uno', title: 'x\n---\nstatus: published', description: '"]: {' })),
  )
  expect(site.read('content/articles/uno.md')).toMatch(
    /^---\nid: 1\ntitle: "x --- status: published"\nexcerpt: '"\]: \{'\n/,
  )
})

test('HTML that is nested without end keeps its words, and is said', async () => {
  const html = `${'<div>'.repeat(20_000)}Hondo${'</div>'.repeat(20_000)}`
  const result = await site.import(
    site.write('d.json', aPost({ slug: 'uno', body_markdown: '', body_html: html })),
  )
  expect(site.read('content/articles/uno.md')).toContain('Hondo')
  expect(noteLines(result)).toEqual([
    'content/articles/uno.md:9: the HTML is too long or nested too deeply: its words alone were kept',
  ])
})

test.each([
  ['quotes in quotes', '> '.repeat(30_000)],
  ['a text without end', 'palabra '.repeat(30_000)],
  ['nothing but pictures', '![]('.repeat(40_000)],
])('%s keep their text, and it is said that the site shows less of it', async (_, text) => {
  const result = await site.import(site.write('d.json', aPost({ slug: 'uno', body_markdown: text })))
  expect(site.read('content/articles/uno.md')).toContain(text.trim())
  expect(noteLines(result)).toEqual([
    'content/articles/uno.md: the site shows its beginning alone: it is too long or too complex',
  ])
})

test('a post of nothing but shortcodes keeps its words', async () => {
  const { wordpressHtml } = await import('./read/wordpress-html')
  const { Marks } = await import('./marks')
  const referred = { attachments: new Map<string, string>(), blocks: new Map<string, string>() }
  const marks = new Marks()
  const html = wordpressHtml(`Antes ${'[caption]'.repeat(3_000)}`, referred, marks)
  expect(marks.settle(html).losses).toEqual([
    { line: 1, what: 'the text is too long or too complex: its words alone were kept' },
  ])
  expect(html).toContain('Antes')
})

test('a drawing whose comments could be read in many ways is judged at once', async () => {
  const { pictureEnding } = await import('./write/picture-file')
  expect(pictureEnding(Buffer.from('<!---->'.repeat(5_000)))).toBeNull()
})

test.each([
  ['http://127.0.0.1/x.png', '127.0.0.1 is a private address'],
  ['http://169.254.169.254/latest/x.png', '169.254.169.254 is a private address'],
  ['http://[::1]/x.png', '::1 is a private address'],
])('a picture inside of the network (%s) is not asked for', async (address, why) => {
  const { fetchingFrom } = await import('./write/pictures')
  const text = `![](${address})`
  const file = site.write('d.json', aPost({ slug: 'uno', body_markdown: text }))
  const result = await site.import(file, { fetch: fetchingFrom(null) })
  expect(noteLines(result)).toEqual([
    `content/articles/uno.md:9: the picture ${address} stays where it was: ${why}`,
  ])
})

test('a drawing with a script is refused, one without is kept', async () => {
  const { pictureEnding } = await import('./write/picture-file')
  expect(pictureEnding(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0"/></svg>'))).toBe(
    'svg',
  )
  expect(pictureEnding(Buffer.from('<?xml version="1.0"?>\n<!-- a -->\n<svg></svg>'))).toBe('svg')
  expect(pictureEnding(PNG)).toBe('png')
  for (const bad of ['<svg><script>1</script></svg>', '<svg onload="x()"></svg>', '<html><svg></svg></html>'])
    expect(pictureEnding(Buffer.from(bad))).toBeNull()
})

test('pictures are bounded in number and in bytes, and the rest is said', async () => {
  const { createPictures } = await import('./write/pictures')
  const { createOutput } = await import('./write/output')
  const record = { articles: {}, projects: {}, pictures: {} }
  const given = { folders: site.folders, record, output: createOutput(false), isDry: false, exported: null }
  const limits = { count: 2, bytes: 1_000, milliseconds: 60_000, atOnce: 1 }
  const few = createPictures({ ...given, fetch: async () => ({ bytes: PNG }), limits })
  const take = (pictures: typeof few, names: string[]) =>
    Promise.all(names.map((name) => pictures.take(`https://a.example/${name}.png`, 'articles/uno')))
  expect(await take(few, ['a', 'b', 'a', 'c'])).toEqual([
    { address: '/images/articles/uno/a.png' },
    { address: '/images/articles/uno/b.png' },
    { address: '/images/articles/uno/a.png' },
    { failure: 'more than 2 pictures: run the command again' },
  ])
  const small = createPictures({
    ...given,
    fetch: async () => ({ bytes: PNG }),
    limits: { ...limits, bytes: 1 },
  })
  expect(await take(small, ['d', 'e'])).toEqual([
    { address: '/images/articles/uno/d.png' },
    { failure: 'the time or space of one run is used up: run the command again' },
  ])
})
