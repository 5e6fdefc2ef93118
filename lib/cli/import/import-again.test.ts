import path from 'node:path'
import { createContentReader } from '../../content/sources/files/read-content'
import { anOwnSite, noteLines, PNG } from '@/e2e/unit/imported-site'
import { reportLines } from './report'

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

test.each(['wordpress.xml', 'ghost.json', 'hashnode.json', 'dev-to.json'])(
  'what came from %s is read by the site, and a second run writes no byte and fetches nothing',
  async (name) => {
    const file = path.join('e2e/unit/exports', name)
    const first = await site.import(file, { oldSite: 'https://old.example' })
    expect(first.files.length).toBeGreaterThan(3)
    const articles = await createContentReader(site.folders).readArticles()
    expect(articles.length).toBeGreaterThan(0)
    const before = site.state()
    const asked = site.asked.length
    const second = await site.import(file, { oldSite: 'https://old.example' })
    expect(site.state()).toEqual(before)
    expect(second.files).toEqual([])
    expect(site.asked).toHaveLength(asked)
    expect(new Set(second.articles.map(({ fate }) => fate))).toEqual(new Set(['unchanged']))
  },
)

test('an edited file is kept and said; --force overwrites it', async () => {
  await site.import(FILE)
  const original = site.read(ARTICLE)
  site.write(ARTICLE, original.replace('Sin acabar', 'Acabado'))
  const kept = await site.import(FILE)
  expect(site.read(ARTICLE)).toContain('Acabado')
  expect(reportLines(kept, { name: 'w', isDry: false })).toContain(
    `  ${ARTICLE} was edited since it was imported, and is kept as it is (--force overwrites it)`,
  )
  expect(await fateOf(FILE, { isForced: true })).toBe('updated')
  expect(site.read(ARTICLE)).toBe(original)
})

test('losses are reported by line, of the export as of the files; those of a kept file are not', async () => {
  const said = async () => reportLines(await site.import(FILE), { name: 'w', isDry: false }).join('\n')
  const [ofExport, ofFile] = [
    /^ {2}wordpress\.xml:\d+: the page "Sobre mí"/m,
    /^ {2}content\/articles\/anadir-indices\.md:30: /m,
  ]
  expect(await said()).toMatch(ofExport)
  expect(await said()).toMatch(ofFile)
  site.write('content/articles/anadir-indices.md', site.read('content/articles/anadir-indices.md') + 'Más.\n')
  expect(await said()).toMatch(ofExport)
  expect(await said()).not.toMatch(ofFile)
})

test('a file that the owner has taken away stays away; --force brings it back', async () => {
  await site.import(FILE)
  await import('node:fs/promises').then(({ rm }) => rm(site.place(ARTICLE)))
  expect(await fateOf(FILE)).toBe('deleted')
  expect(site.has(ARTICLE)).toBe(false)
  expect(await fateOf(FILE, { isForced: true })).toBe('updated')
})

test('what leads to an article that was taken away is not written either: no redirect, no link', async () => {
  const deleted = 'content/articles/el-año-otro.md'
  const linking = 'content/articles/anadir-indices.md'
  await site.import(FILE)
  expect(site.read(linking)).toContain('[otro artículo](/article/el-a%C3%B1o-otro#fin)')
  const own = "export const redirects = { '/2020/07/anadir-indices': '/article/anadir-indices' }\n"
  site.write('content/redirects.ts', own)
  await import('node:fs/promises').then(({ rm }) => rm(site.place(deleted)))
  const result = await site.import(FILE)
  expect(result.redirects).toBe(0)
  expect(site.read('content/redirects.ts')).toBe(own)
  expect(site.read(linking)).toContain('[otro artículo](https://viejo.example/2020/01/')
  await site.import(FILE, { isForced: true })
  expect(site.read('content/redirects.ts')).toContain("'/2020/01/el-otro': '/article/el-año-otro'")
  expect(site.read(linking)).toContain('[otro artículo](/article/el-a%C3%B1o-otro#fin)')
})

test('the owner’s own article of the same address and title is kept, and so is its id', async () => {
  site.write(ARTICLE, '---\nid: 41\ntitle: A  medias\ncreated_at: 2026-01-01\n---\n\nMío.\n')
  expect(await fateOf(FILE)).toBe('own')
  expect(site.read(ARTICLE)).toContain('Mío')
  expect(site.has('content/articles/a-medias-2.md')).toBe(false)
  expect(site.read('content/articles/anadir-indices.md')).toContain('id: 43\n')
})

test('beside another article of the owner’s own under the same address, the text has a name of its own', async () => {
  const other = 'content/articles/el-año-otro.md'
  const own =
    '---\nid: 41\ntitle: Mío\ntags: []\nstatus: published\ncreated_at: 2026-01-01 00:00:00\n---\n\nMío.\n'
  site.write(other, own)
  const result = await site.import(FILE)
  const named = 'content/articles/el-año-otro-2.md'
  expect(result.articles).toContainEqual({ file: named, fate: 'new' })
  expect(site.read(other)).toBe(own)
  expect(site.read(named)).toContain('y segunda, con una nota')
  expect(noteLines(result)).toContain(
    `${named}: an article of your own has the address "el-año-otro": this one has "el-año-otro-2"`,
  )
  expect(site.read('content/redirects.ts')).toContain("'/2020/01/el-otro': '/article/el-año-otro-2'")
  expect(site.read('content/articles/anadir-indices.md')).toContain('(/article/el-a%C3%B1o-otro-2#fin)')
  const before = site.state()
  expect((await site.import(FILE)).files).toEqual([])
  expect(site.state()).toEqual(before)
  await site.import(FILE, { isForced: true })
  expect(site.read(other)).toBe(own)
})

test('what the old site has changed since comes in, while the file here was not touched', async () => {
  await site.import(FILE)
  const { readFileSync } = await import('node:fs')
  const changed = readFileSync(FILE, 'utf8').replace('Sin acabar.', 'Casi acabado.')
  expect(await fateOf(site.write('wordpress.xml', changed))).toBe('updated')
  expect(site.read(ARTICLE)).toContain('Casi acabado.')
  expect(site.read(ARTICLE)).toContain('id: 3\n')
})

test('a dry run writes nothing, fetches nothing, and says what would happen', async () => {
  const result = await site.import(FILE, { isDry: true })
  expect(site.state()).toEqual({})
  expect(site.asked).toEqual([])
  const report = reportLines(result, { name: 'wordpress.xml', isDry: true })
  expect(report[0]).toBe('wordpress.xml: 3 articles (3 new); 2 pictures to fetch; 2 redirects to add.')
  expect(report.slice(1, 5)).toEqual([
    'Nothing was written. These files would be:',
    '  content/articles/anadir-indices.md',
    '  content/articles/el-año-otro.md',
    '  content/articles/a-medias.md',
  ])
})

test('a picture that can not be had stays where it was, is listed by line, and is fetched by a later run', async () => {
  const fails = async () => Promise.reject(new Error('answered 404'))
  const result = await site.import(FILE, { fetch: fails })
  const file = 'content/articles/el-año-otro.md'
  expect(noteLines(result)).toContain(
    `${file}:12: the picture https://viejo.example/wp-content/uploads/foto.jpg stays where it was: answered 404`,
  )
  expect(site.read(file).split('\n')[11]).toBe('![Foto](https://viejo.example/wp-content/uploads/foto.jpg)')
  await site.import(FILE)
  expect(site.read(file).split('\n')[11]).toBe('![Foto](/images/articles/el-ano-otro/foto.png)')
})

test('what is no picture by its bytes is not kept, whatever it is called', async () => {
  const html = async () => ({ bytes: Buffer.from('<!doctype html><script>alert(1)</script>') })
  const result = await site.import(FILE, { fetch: html })
  expect(Object.keys(site.state()).filter((name) => name.includes('/images/'))).toEqual([])
  expect(noteLines(result).join('\n')).toContain('what came is no picture')
})

test('redirects: what the owner wrote stays, comments included, and what is there is not added again', async () => {
  site.write(
    'content/redirects.ts',
    `// Mine.\nexport const redirects = {\n  '/blog': '/articles', // kept\n  '/2020/01/el-otro': '/articles' // mine\n}\n`,
  )
  const { redirects } = await site.import(FILE)
  expect(redirects).toBe(1)
  expect(site.read('content/redirects.ts')).toBe(
    `// Mine.\nexport const redirects = {\n  '/blog': '/articles', // kept\n  '/2020/01/el-otro': '/articles', // mine\n  '/2020/07/anadir-indices': '/article/anadir-indices',\n}\n`,
  )
})

test('a record that was damaged is named, and nothing is touched', async () => {
  site.write('content/.imported.json', '{')
  await expect(site.import(FILE)).rejects.toThrow("content/.imported.json was changed and can't be read")
})

test('two pictures of one name are two files, in whatever order they come', async () => {
  const text = '![](https://a.example/1/x.png) ![](https://a.example/2/x.png)'
  const rows = [{ body_markdown: text, title: 'Uno', slug: 'uno-abcd', path: '/n/uno', published: true }]
  const file = site.write('d.json', JSON.stringify(rows))
  const late = async (address: string) => {
    if (address.includes('/1/')) await new Promise((resolve) => setImmediate(resolve))
    return { bytes: Buffer.concat([PNG, Buffer.from(address)]) }
  }
  await site.import(file, { fetch: late })
  expect(site.read('content/articles/uno.md')).toMatch(
    /!\[\]\(\/images\/articles\/uno\/x\.png\) !\[\]\(\/images\/articles\/uno\/x-[a-z0-9]+\.png\)/,
  )
})
