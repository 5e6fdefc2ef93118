import { createContentReader } from '../../content/sources/files/read-content'
import { readFileSync } from 'node:fs'
import { anOwnSite, noteLines } from '@/e2e/unit/imported-site'
import { reportLines } from './import-content'

const FILE = 'e2e/unit/exports/wordpress.xml'
const ARTICLE = 'content/articles/a-medias.md'

let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

const fateOf = async (...given: Parameters<typeof site.import>) => {
  const { articles } = await site.import(...given)
  return articles.find(({ file }) => file === ARTICLE)?.fate
}

test('imported content is valid for the site, and a second run writes and requests nothing', async () => {
  expect((await site.import(FILE)).files.length).toBeGreaterThan(3)
  expect(await createContentReader(site.folders).readArticles()).toHaveLength(2)
  const [before, asked] = [site.state(), site.asked.length]
  const second = await site.import(FILE)
  expect(site.state()).toEqual(before)
  expect(second.files).toEqual([])
  expect(site.asked).toHaveLength(asked)
  expect(new Set(second.articles.map(({ fate }) => fate))).toEqual(new Set(['unchanged']))
})

test('a newer export adds new content, and leaves the rest unchanged', async () => {
  await site.import(FILE)
  const before = site.state()
  const old = readFileSync(FILE, 'utf8')
  const [item = ''] = /<item>\s*<title><!\[CDATA\[A medias[^]*?<\/item>/.exec(old) ?? []
  const added = item.replace('A medias', 'Otra').replace('<wp:post_id>13', '<wp:post_id>99')
  const { articles } = await site.import(site.write('w.xml', old.replace(item, item + added)))
  expect(articles.filter(({ fate }) => fate !== 'unchanged')).toEqual([
    { file: 'content/articles/otra.md', fate: 'new' },
  ])
  expect(site.state()).toMatchObject({ [ARTICLE]: before[ARTICLE] })
})

test('changes in the old site are imported, unless the file here was edited', async () => {
  await site.import(FILE)
  const changed = readFileSync(FILE, 'utf8').replace('Sin acabar.', 'Casi acabado.')
  expect(await fateOf(site.write('wordpress.xml', changed))).toBe('updated')
  expect(site.read(ARTICLE)).toContain('Casi acabado.')
})

test('an edited file is kept and reported; --force overwrites it', async () => {
  await site.import(FILE)
  const original = site.read(ARTICLE)
  site.write(ARTICLE, original.replace('Sin acabar', 'Acabado'))
  const kept = await site.import(FILE)
  expect(site.read(ARTICLE)).toContain('Acabado')
  expect(reportLines(kept, 'w', false)).toContain(
    `  ${ARTICLE} was edited since it was imported, and is kept as it is (--force overwrites it)`,
  )
  expect(await fateOf(FILE, { isForced: true })).toBe('updated')
  expect(site.read(ARTICLE)).toBe(original)
})

test('a file deleted by the owner stays deleted, without links to it; --force restores it', async () => {
  const [deleted, linking] = ['content/articles/el-año-otro.md', 'content/articles/anadir-indices.md']
  await site.import(FILE)
  expect(site.read(linking)).toContain('[otro artículo](/article/el-a%C3%B1o-otro#fin)')
  site.write('content/redirects.ts', 'export const redirects = {}\n')
  site.remove(deleted)
  const again = await site.import(FILE)
  expect(site.has(deleted)).toBe(false)
  expect(reportLines(again, 'w', false).join('\n')).toContain(
    `${deleted} was imported before and deleted since`,
  )
  expect(site.read('content/redirects.ts')).not.toContain('otro')
  expect(site.read(linking)).toContain('[otro artículo](https://viejo.example/2020/01/el-otro/#fin)')
  await site.import(FILE, { isForced: true })
  expect(site.read('content/redirects.ts')).toContain("'/2020/01/el-otro': '/article/el-año-otro'")
  expect(site.read(linking)).toContain('[otro artículo](/article/el-a%C3%B1o-otro#fin)')
})

test('the owner’s own article with the same address and title is kept', async () => {
  site.write(ARTICLE, '---\nid: 41\ntitle: "A medias"\ncreated_at: 2026-01-01\n---\n\nMío.\n')
  expect(await fateOf(FILE)).toBe('own')
  expect(site.read(ARTICLE)).toContain('Mío')
  expect(site.has('content/articles/a-medias-2.md')).toBe(false)
})

test('when the address belongs to another article, a text gets a new one, used by all links', async () => {
  const other = 'content/articles/el-año-otro.md'
  const own =
    '---\nid: 41\ntitle: Mío\ntags: []\nstatus: published\ncreated_at: 2026-01-01 00:00:00\n---\n\nMío.\n'
  site.write(other, own)
  const result = await site.import(FILE)
  const named = 'content/articles/el-año-otro-2.md'
  expect(site.read(other)).toBe(own)
  expect(site.read(named)).toContain('y segunda, con una nota')
  expect(noteLines(result)).toContain(
    `${named}: another article has the address "el-año-otro": this one has "el-año-otro-2"`,
  )
  expect(site.read('content/redirects.ts')).toContain("'/2020/01/el-otro': '/article/el-año-otro-2'")
  expect(site.read('content/articles/anadir-indices.md')).toContain('(/article/el-a%C3%B1o-otro-2#fin)')
  const before = site.state()
  expect((await site.import(FILE)).files).toEqual([])
  expect(site.state()).toEqual(before)
})

test('a dry run writes and requests nothing, and reports what would happen', async () => {
  const result = await site.import(FILE, { isDry: true })
  expect(site.state()).toEqual({})
  expect(site.asked).toEqual([])
  expect(reportLines(result, 'wordpress.xml', true).slice(0, 5)).toEqual([
    'wordpress.xml: articles: 3 new; new projects: 0, pictures: 3, redirects: 2.',
    'Nothing was written. These articles would be:',
    '  articles/anadir-indices.md',
    '  articles/el-año-otro.md',
    '  articles/a-medias.md',
  ])
})

test('an image that cannot be loaded keeps its address, is reported by line, and is requested by a later run', async () => {
  const fails = async () => Promise.reject(new Error('answered 404'))
  const result = await site.import(FILE, { fetch: fails })
  const file = 'content/articles/el-año-otro.md'
  const address = 'https://viejo.example/wp-content/uploads/foto.jpg'
  expect(noteLines(result)).toContain(`${file}:11: the picture ${address} stays where it was: answered 404`)
  expect(site.read(file).split('\n')[10]).toBe(`![Foto](${address} "El pie de la foto")`)
  await site.import(FILE)
  expect(site.read(file)).toContain('![Foto](/images/articles/el-ano-otro/foto.png')
})

test.each([
  ['http://127.0.0.1/x.png', '127.0.0.1 is a private address'],
  ['http://169.254.169.254/latest/x.png', '169.254.169.254 is a private address'],
  ['http://[::1]/x.png', '::1 is a private address'],
])('an image on the internal network (%s) is not requested', async (address, why) => {
  site.write('viejo/uno.md', `---\ndate: 2024-01-01\n---\n![](${address})\n`)
  const { fetchImage } = await import('../../images/fetch-image')
  const result = await site.import(site.place('viejo'), { fetch: fetchImage })
  expect(noteLines(result)).toEqual([
    `content/articles/uno.md:8: the picture ${address} stays where it was: ${why}`,
  ])
})

test.each(['..', '/../', '.hidden', 'a\\b', 'guia.en', 'x'.repeat(300)])(
  "a slug that is not a valid file name (%j) is replaced by the title's, and reported",
  async (slug) => {
    site.write(
      'viejo/a.md',
      `---\ntitle: Un título\nslug: ${JSON.stringify(slug)}\ndate: 2024-01-01\n---\nTexto.\n`,
    )
    const result = await site.import(site.place('viejo'))
    expect(site.has('content/articles/un-titulo.md')).toBe(true)
    expect(noteLines(result).join('\n')).toContain("can't be the name of a file")
  },
)

test.each(['un-titulo', 'año-nuevo', 'Con-Mayúsculas', '100%25', 'a..b'])(
  'the slug %j stays',
  async (slug) => {
    site.write('viejo/a.md', `---\ntitle: A\nslug: ${slug}\ndate: 2024-01-01\n---\nTexto.\n`)
    await site.import(site.place('viejo'))
    expect(site.has(`content/articles/${slug}.md`)).toBe(true)
  },
)

test('texts with the same slug become several files, even if only case differs', async () => {
  for (const [name, slug] of [
    ['a', 'Uno'],
    ['b', 'uno'],
    ['c', 'uno'],
  ])
    site.write(`viejo/${name}.md`, `---\ntitle: ${name}\nslug: ${slug}\ndate: 2024-01-01\n---\nTexto.\n`)
  const { articles } = await site.import(site.place('viejo'))
  expect(articles.map(({ file }) => file.split('/')[2])).toEqual(['Uno.md', 'uno-2.md', 'uno-3.md'])
})

test('front matter cannot be broken out of, and overlong values are truncated and reported', async () => {
  const title = JSON.stringify(`x\n---\nstatus: published ${'y'.repeat(140)}`)
  site.write(
    'viejo/a.md',
    `---\ntitle: ${title}\ndescription: '"]: {'\ndraft: true\ndate: 2024-01-01\n---\nTexto.\n`,
  )
  const result = await site.import(site.place('viejo'))
  expect(site.read('content/articles/a.md')).toMatch(
    /^---\ntitle: "x --- status: published y+…"\nexcerpt: '"\]: \{'\ntags: \[\]\nstatus: draft\n/,
  )
  expect(noteLines(result)).toEqual(['content/articles/a.md: its title is cut to 140 characters'])
})

test.each(['', '{', '{"a":{}}'])(
  'an import record with %j is rejected, as edits could not be detected',
  async (text) => {
    site.write('content/.imported.json', text)
    await expect(site.import(FILE)).rejects.toThrow('content/.imported.json was changed')
  },
)
