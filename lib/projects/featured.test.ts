import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { aProject, aStory } from '@/e2e/unit/builders'
import { getFeatured } from './featured'

beforeEach(() => {
  resetContent()
  fakeContent.projects = [1, 2, 3].map((id) => aProject({ id, title: `Proyecto ${id}` }))
  fakeContent.stories = [aStory({ id: 3, slug: 'el-tercero' })]
})

test('featured projects have the addresses of their stories', async () => {
  const featured = await getFeatured(['Proyecto 3', 1])
  expect(featured.map(({ id, story }) => [id, story])).toEqual([
    [3, 'el-tercero'],
    [1, undefined],
  ])
})

test('a project is found by the address of its story', async () => {
  expect((await getFeatured([1, 'el-tercero', 'nada'])).map(({ id }) => id)).toEqual([1, 3])
})
