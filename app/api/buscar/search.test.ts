import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import '@/e2e/unit/own-content'
import { anArticle, aProject, aStory } from '@/e2e/unit/builders'
import { GET } from './route'

type Body = { total: number; results: { kind: string; href: string }[] }

const ask = async (query: string) => {
  const answer = await GET(new Request(`http://site.example/api/buscar?${query}`))
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
}
const found = async (word: string) =>
  (await ask(`q=${encodeURIComponent(word)}`)).body.results.map(({ kind, href }) => `${kind} ${href}`)

jest.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => {
  resetContent()
  fakeContent.articles = [anArticle({ slug: 'uno', title: 'Zapatos' })]
  fakeContent.projects = Array.from({ length: 8 }, (_, at) =>
    aProject({ id: at + 1, title: `Obra ${at + 1}`, description: at === 7 ? 'Un faro.' : 'Otra.' }),
  )
})

test('finds articles, projects at their card, the CV at its section, and the about page', async () => {
  expect(await found('zapato')).toEqual(['article /article/uno'])
  expect(await found('faro')).toEqual(['project /project/page/2#proyecto-8'])
  expect(await found('docker')).toEqual(['about /about'])
  expect(await found('webs')).toEqual(['resume /resume'])
})

test("a project's story is found at its section, as long as it is published", async () => {
  fakeContent.stories = [aStory({ id: 8, content: 'Nada.\n\n# La luz\n\nUna linterna.' })]
  const { results } = (await ask('q=linterna')).body
  expect(results).toMatchObject([
    { kind: 'project', href: '/project/obra-8', sections: [{ href: '/project/obra-8#la-luz' }] },
  ])
  fakeContent.stories = []
  expect(await found('linterna')).toEqual([])
  expect(await found('faro')).toEqual(['project /project/page/2#proyecto-8'])
})

test('deleted content is no longer found', async () => {
  expect(await found('zapatos')).toHaveLength(1)
  fakeContent.articles = []
  expect(await found('zapatos')).toEqual([])
})

test('a response is private to the request, and unknown parameters are ignored', async () => {
  const { status, headers, body } = await ask('page=9&q=zapatos&q=faro')
  expect([status, headers.get('cache-control'), body.total]).toEqual([200, 'private, no-store', 1])
})

test('without a query the response has no results', async () => {
  expect((await ask('')).body).toEqual({ query: '', vague: true, total: 0, results: [] })
})
