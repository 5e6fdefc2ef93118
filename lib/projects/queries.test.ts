import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { aProject, aStory } from '@/e2e/unit/builders'
import * as queries from './queries'

const projects = ['web', 'app', 'web', 'web', 'web', 'web', 'web', 'web'].map((tipo, index) =>
  aProject({ id: index + 1, tipo, title: `Proyecto ${index + 1}` }),
)
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)
const ids = (page: { projects: { id: number }[] } | null) => page?.projects.map(({ id }) => id)

beforeEach(() => {
  resetContent()
  fakeContent.projects = projects
})

test('a page of projects counts its type and the total; there is none past the last', async () => {
  const page = await queries.getProjectPage('es', 2, 'web')
  expect(page).toMatchObject({ all: 8, pagination: { page: 2, limit: 6, total: 7, pages: 2 } })
  expect(ids(page)).toEqual([8])
  expect(ids(await queries.getProjectPage('es', 1))).toEqual([1, 2, 3, 4, 5, 6])
  expect(await queries.getProjectPage('es', 3, 'web')).toBeNull()
  expect(await queries.getProjectPage('en', 2, 'app')).toBeNull()
  fakeContent.projects = []
  expect(await queries.getProjectPage('es', 1, 'app')).toMatchObject({ all: 0, projects: [] })
})

test('featured projects are found by title, id or the address of their story, which they lead to', async () => {
  fakeContent.stories = [aStory({ id: 3, slug: 'el-tercero' })]
  const featured = async (names: (string | number)[]) =>
    (await queries.getFeatured(names)).map(({ id, story }) => [id, story])
  expect(await featured(['Proyecto 3', 1])).toEqual([
    [3, 'el-tercero'],
    [1, undefined],
  ])
  expect(await featured([2, 'el-tercero', 'nada'])).toEqual([
    [2, undefined],
    [3, 'el-tercero'],
  ])
})

test('projects include the slugs and figures of their stories', async () => {
  const figure = { value: '0,4 g', label: 'por visita' }
  fakeContent.stories = [aStory({ id: 1, figure }), aStory({ id: 3, slug: 'el-tercero' }), aStory({ id: 99 })]
  const linked = await queries.withStories(projects.slice(0, 3))
  expect(linked.map(({ story }) => story)).toEqual(['proyecto-1', undefined, 'el-tercero'])
  expect(linked.map((project) => project.figure)).toEqual([figure, undefined, undefined])
  expect(linked[1]).toBe(projects[1])
  expect(slugs(await queries.getStories())).toEqual(['proyecto-1', 'el-tercero'])
  expect(await queries.getStory('el-tercero')).toMatchObject({ project: { id: 3 } })
})
