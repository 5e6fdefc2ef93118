import { readFileSync } from 'node:fs'
import { anOwnSite, PNG } from '@/e2e/unit/imported-site'
import { createFilesSource } from '../../content/sources/files/files-source'
import { reportLines } from './import-content'

const FILE = 'e2e/unit/exports/wordpress.xml'
const ARTICLE = 'content/articles/a-medias.md'

let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

test('imported content is valid for the site, and a second run writes and requests nothing', async () => {
  expect((await site.import(FILE)).files.length).toBeGreaterThan(3)
  expect((await createFilesSource(site.folders).listArticles(1)).rows).toHaveLength(2)
  const [before, asked] = [site.state(), site.asked.length]
  const second = await site.import(FILE)
  expect(site.state()).toEqual(before)
  expect(second).toMatchObject({ files: [], pictures: 0, redirects: 0 })
  expect(second.kept).toHaveLength(3)
  expect(site.asked).toHaveLength(asked)
})

test('a newer export adds new content, and leaves the rest unchanged', async () => {
  await site.import(FILE)
  const old = readFileSync(FILE, 'utf8')
  const [item = ''] = /<item>\s*<title><!\[CDATA\[A medias[^]*?<\/item>/.exec(old) ?? []
  const added = item.replace('A medias', 'Otra').replace('<wp:post_id>13', '<wp:post_id>99')
  const { files, kept } = await site.import(site.write('w.xml', old.replace(item, item + added)))
  expect([files, kept.length]).toEqual([['articles/otra.md'], 3])
})

test('an article that is there is kept and reported; --force overwrites it', async () => {
  await site.import(FILE)
  const original = site.read(ARTICLE)
  site.write(ARTICLE, original.replace('Sin acabar', 'Acabado'))
  const kept = await site.import(FILE)
  expect(site.read(ARTICLE)).toContain('Acabado')
  expect(reportLines(kept, 'w', false).slice(0, 2)).toEqual([
    'w: new articles: 0, projects: 0, pictures: 0, redirects: 0.',
    'There already, and kept as they are (--force overwrites them):',
  ])
  expect(reportLines(kept, 'w', false)).toContain(`  ${ARTICLE}`)
  await site.import(FILE, { isForced: true })
  expect(site.read(ARTICLE)).toBe(original)
})

test('a dry run writes and requests nothing, and reports what would happen', async () => {
  const result = await site.import(FILE, { isDry: true })
  expect(site.state()).toEqual({})
  expect(site.asked).toEqual([])
  expect(reportLines(result, 'wordpress.xml', true).slice(0, 5)).toEqual([
    'wordpress.xml: new articles: 3, projects: 0, pictures: 3, redirects: 2.',
    'Nothing was written. These articles would be:',
    '  articles/anadir-indices.md',
    '  articles/el-año-otro.md',
    '  articles/a-medias.md',
  ])
})

test('an image that cannot be loaded keeps its address, and is reported', async () => {
  const fails = async () => Promise.reject(new Error('answered 404'))
  const { notes } = await site.import(FILE, { fetch: fails })
  const file = 'content/articles/el-año-otro.md'
  const address = 'https://viejo.example/wp-content/uploads/foto.jpg'
  expect(notes).toContain(`${file}: the picture ${address} stays where it was: answered 404`)
  expect(site.read(file)).toContain(`\n![Foto](${address} "El pie de la foto")\n`)
})

test('an image on the internal network is not requested', async () => {
  const address = 'http://127.0.0.1/x.png'
  site.write('viejo/uno.md', `---\ndate: 2024-01-01\n---\n![](${address})\n`)
  const { fetchImage } = await import('../../images/fetch-image')
  const { notes } = await site.import(site.place('viejo'), { fetch: fetchImage })
  expect(notes).toEqual([
    `content/articles/uno.md: the picture ${address} stays where it was: 127.0.0.1 is a private address`,
  ])
})

test.each(['..', '.hidden', 'guia.en', 'x'.repeat(300)])(
  "a slug that is not a valid file name (%j) is replaced by the title's, and reported",
  async (slug) => {
    site.write(
      'viejo/a.md',
      `---\ntitle: Un título\nslug: ${JSON.stringify(slug)}\ndate: 2024-01-01\n---\nTexto.\n`,
    )
    const { files, notes } = await site.import(site.place('viejo'))
    expect(files).toEqual(['articles/un-titulo.md'])
    expect(notes.join('\n')).toContain("can't be the name of a file")
  },
)

test.each(['año-nuevo', 'Con-Mayúsculas', '100%25', 'a..b'])('the slug %j stays', async (slug) => {
  site.write('viejo/a.md', `---\ntitle: A\nslug: ${slug}\ndate: 2024-01-01\n---\nTexto.\n`)
  expect((await site.import(site.place('viejo'))).files).toEqual([`articles/${slug}.md`])
})

test('texts with the same slug become several files, even if only case differs', async () => {
  for (const [name, slug] of Object.entries({ a: 'Uno', b: 'uno', c: 'uno' }))
    site.write(`viejo/${name}.md`, `---\ntitle: ${name}\nslug: ${slug}\ndate: 2024-01-01\n---\nTexto.\n`)
  const { files, notes } = await site.import(site.place('viejo'))
  expect(files).toEqual(['articles/Uno.md', 'articles/uno-2.md', 'articles/uno-3.md'])
  expect(notes[0]).toBe(
    'content/articles/uno-2.md: another article has the address "uno": this one has "uno-2"',
  )
})

test('front matter cannot be broken out of, and overlong values are truncated and reported', async () => {
  const title = JSON.stringify(`x\n---\nstatus: published ${'y'.repeat(140)}`)
  site.write(
    'viejo/a.md',
    `---\ntitle: ${title}\ndescription: '"]: {'\ndraft: true\ndate: 2024-01-01\n---\nTexto.\n`,
  )
  const { notes } = await site.import(site.place('viejo'))
  expect(site.read('content/articles/a.md')).toMatch(
    /^---\ntitle: "x --- status: published y+…"\nexcerpt: '"\]: \{'\ntags: \[\]\nstatus: draft\n/,
  )
  expect(notes).toEqual(['content/articles/a.md: its title is cut to 140 characters'])
})

test.each([
  [PNG, true],
  [Buffer.from('ffd8ffe000104a464946', 'hex'), true],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', true],
  ['\ufeff <?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg PUBLIC "a" "b"><SVG >', true],
  ['', false],
  ['hola <svg></svg>', false],
  ['<svg><script>a()</script></svg>', false],
  ['<svg onload="a()"></svg>', false],
  ['<svg><a href="javascript:a()"/></svg>', false],
  ['<svg><foreignObject/></svg>', false],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>', false],
])('%j is a picture that this site can serve: %s', async (bytes, isOne) => {
  site.write('viejo/foto.png', bytes)
  site.write('viejo/a.md', '---\ndate: 2024-01-01\n---\n![](foto.png)\n')
  const { files } = await site.import(site.place('viejo'))
  expect(files.some((file) => file.startsWith('/images/articles/a/foto.'))).toBe(isOne)
})
