import { anArticle, aProject, aStory } from '../../e2e/unit/builders'
import { findStory, listStories } from './story-pages'

const told = {
  projects: [1, 2, 3, 4].map((id) => aProject({ id, title: `Proyecto ${id}` })),
  stories: [
    aStory({ id: 1, updatedAt: '2026-05-01 00:00:00' }),
    aStory({ id: 3, slug: 'el-tercero', articles: ['c', 'nada', 'a'] }),
    aStory({ id: 4 }),
    aStory({ id: 9 }),
  ],
  articles: [
    anArticle({ id: 4, slug: 'd', project: [1, 3] }),
    anArticle({ id: 3, slug: 'c', project: [3] }),
    anArticle({ id: 2, slug: 'b' }),
    anArticle({ id: 1, slug: 'a', title: 'A' }),
  ],
}

test('a story with its project, the neighbouring stories, and its articles', () => {
  const page = findStory(told, 'el-tercero')
  expect(page).toMatchObject({
    slug: 'el-tercero',
    project: { id: 3 },
    story: { id: 3 },
    previous: { id: 1, slug: 'proyecto-1', title: 'Proyecto 1' },
    next: { id: 4, slug: 'proyecto-4' },
  })
  expect(page?.articles.map(({ slug }) => slug)).toEqual(['c', 'a', 'd'])
  expect(findStory(told, 'proyecto-1')).toMatchObject({ previous: null, articles: [{ slug: 'd' }] })
})

test('a project without a story, a story without a project, and a reserved slug have no page', () => {
  for (const slug of ['proyecto-2', 'proyecto-3', 'proyecto-9', 'web', 'page', ''])
    expect(findStory(told, slug)).toBeNull()
})

test('the stories in project order, with their dates', () => {
  expect(listStories(told).map(({ slug, updatedAt }) => [slug, updatedAt])).toEqual([
    ['proyecto-1', '2026-05-01 00:00:00'],
    ['el-tercero', null],
    ['proyecto-4', null],
  ])
})
