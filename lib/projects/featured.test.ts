import { dependencies, fakeContent, resetContent } from '@/e2e/unit/fake-catalog'
import { tell } from '@/e2e/unit/fake-stories'
import { aProject, aStory } from '@/e2e/unit/builders'
import { getFeatured } from './featured'

beforeEach(() => {
  resetContent()
  dependencies.length = 0
  fakeContent.projects = [1, 2, 3].map((id) => aProject({ id, title: `Proyecto ${id}` }))
  tell(aStory({ id: 3, slug: 'el-tercero' }))
})

test('featured projects have the addresses of their stories, and the page depends on no others', async () => {
  const featured = await getFeatured(['Proyecto 3', 1])
  expect(featured.map(({ id, story }) => [id, story])).toEqual([
    [3, 'el-tercero'],
    [1, undefined],
  ])
  expect(dependencies).toEqual(['projects', 'story-links/3,1'])
})

test('the address of its story names a project', async () => {
  expect((await getFeatured([1, 'el-tercero', 'nada'])).map(({ id }) => id)).toEqual([1, 3])
  expect(dependencies).toEqual(['projects', 'story-links/1,2,3'])
})
