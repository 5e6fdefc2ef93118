import { anArticleRow, aProjectRow } from '@/e2e/stub/rows'
import { createUpstream } from '@/e2e/stub/upstream'
import { anOwnSite } from '@/e2e/unit/imported-site'
import { createFilesSource } from '../../content/sources/files/files-source'

let site: ReturnType<typeof anOwnSite>
let upstream: ReturnType<typeof createUpstream> | null = null
beforeEach(() => {
  site = anOwnSite()
})
afterEach(async () => {
  await upstream?.stop()
  site.close()
})

async function anApi(articles: object[], projects: object[] = []): Promise<string> {
  upstream = createUpstream({ articles, projects } as never)
  return upstream.start()
}

test('a content API becomes files: all pages, incomplete rows, images, losses', async () => {
  const base = await anApi(
    [
      ...Array.from({ length: 60 }, (_, index) => anArticleRow(index + 1)),
      anArticleRow(99, { slug: 'a/b', title: 'Con barra' }),
      anArticleRow(98, {
        slug: 'sin-fecha',
        ...{ created_at: null, updated_at: null, published_at: null },
        content: '<p>Uno <em>dos</em></p>',
      }),
    ],
    [aProjectRow(1, { imgPath: '../../Assets/a b.png', tipo: 'otro' })],
  )
  const result = await site.import(`${base}/api/portfolio/articles.php?page=2`)
  expect((await createFilesSource(site.folders).listArticles(1)).rows).toHaveLength(61)
  expect(site.read('content/articles/sin-fecha.md')).toContain(
    'created_at: 1970-01-01 00:00:00\n---\n\n<p>Uno <em>dos</em></p>\n',
  )
  const [project] = (await createFilesSource(site.folders).listProjects(1)).rows
  expect(project).toMatchObject({ tipo: 'web', imgPath: '/images/projects/proyecto-1.png' })
  expect(site.asked).toContain(`${base}/Assets/a%20b.png`)
  expect(result.notes).toEqual(
    expect.arrayContaining([
      `${base}: the row 99 "Con barra" is left out: slug should be a text without slashes, of at most 255 bytes, got "a/b"`,
      'content/articles/sin-fecha.md: it has no date: 1970-01-01 is written',
    ]),
  )
  expect(site.has('content/redirects.ts')).toBe(false)
  const before = site.state()
  expect((await site.import(base)).files).toEqual([])
  expect(site.state()).toEqual(before)
})

test("projects are appended to the owner's own, with ids that are free", async () => {
  const own = {
    id: 1,
    imgPath: '',
    isBlog: false,
    title: 'Mío',
    description: '',
    ghLink: '',
    demoLink: '',
    tipo: 'web',
  }
  site.write('content/projects.json', JSON.stringify([own]))
  const base = await anApi([], [aProjectRow(1, { title: 'Faro' }), aProjectRow(2, { title: 'Boya' })])
  await site.import(base)
  const rows = JSON.parse(site.read('content/projects.json')) as { id: number; title: string }[]
  expect(rows.map(({ id, title }) => [id, title])).toEqual([
    [1, 'Mío'],
    [2, 'Faro'],
    [3, 'Boya'],
  ])
})

test.each(['[1]', '[{'])('a file that is not a list of projects is left untouched: %s', async (text) => {
  site.write('content/projects.json', text)
  await expect(site.import(await anApi([], [aProjectRow(1)]))).rejects.toThrow(
    "projects.json can't be read: mend it first",
  )
  expect(site.read('content/projects.json')).toBe(text)
})

test('an address that is not an API is rejected with a message', async () => {
  await expect(site.import('http://127.0.0.1:9')).rejects.toThrow(/^The API can't be read: /)
  expect(site.state()).toEqual({})
})
