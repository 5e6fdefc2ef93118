import { dependencies, fakeContent, madeFrom, resetContent } from '@/e2e/unit/fake-catalog'
import { tell } from '@/e2e/unit/fake-stories'
import { anArticle, aProject, aStory } from '@/e2e/unit/builders'
import { currentVersion } from '../../cache/process-caches'
import type { Story } from '../../content/types'
import { findStories, getStories, getStory, startStories, withKnownStories, withStories } from './stories'

const STORIES = [
  aStory({ id: 1, updatedAt: '2026-05-01 00:00:00' }),
  aStory({ id: 3, slug: 'el-tercero', articles: ['c', 'nada', 'a'] }),
  aStory({ id: 4 }),
  aStory({ id: 9 }),
]

beforeEach(() => {
  resetContent()
  dependencies.length = 0
  madeFrom.clear()
  startStories()
  fakeContent.projects = [1, 2, 3, 4].map((id) => aProject({ id, title: `Proyecto ${id}` }))
  fakeContent.articles = [
    anArticle({ id: 4, slug: 'd', project: [1, 3] }),
    anArticle({ id: 3, slug: 'c', project: [3] }),
    anArticle({ id: 2, slug: 'b' }),
    anArticle({ id: 1, slug: 'a', title: 'A' }),
  ]
  tell(...STORIES)
})

test('a story with its project, the stories beside it, and the articles that belong to it', async () => {
  const page = await getStory('el-tercero')
  expect(page).toMatchObject({
    slug: 'el-tercero',
    project: { id: 3 },
    story: { id: 3 },
    previous: { id: 1, slug: 'proyecto-1', title: 'Proyecto 1' },
    next: { id: 4, slug: 'proyecto-4' },
  })
  expect(page?.articles.map(({ slug }) => slug)).toEqual(['c', 'a', 'd'])
  expect(dependencies).toEqual(['story/el-tercero'])
  expect(await getStory('proyecto-1')).toMatchObject({ previous: null, articles: [{ slug: 'd' }] })
})

test('a project without a story, a story without a project, and a reserved word have no page', async () => {
  for (const slug of ['proyecto-2', 'proyecto-3', 'proyecto-9', 'web', 'page', ''])
    expect(await getStory(slug)).toBeNull()
})

test('projects know the slugs of their stories, for pages and for requests', async () => {
  const linked = await withStories(fakeContent.projects)
  expect(linked.map(({ story }) => story)).toEqual(['proyecto-1', undefined, 'el-tercero', 'proyecto-4'])
  expect(linked[1]).toBe(fakeContent.projects[1])
  expect(dependencies).toEqual(['story-links/1,2,3,4'])
  expect(await withKnownStories(fakeContent.projects)).toEqual(linked)
  expect(await withStories([])).toEqual([])
  expect(dependencies).toEqual(['story-links/1,2,3,4'])
  expect(await getStories()).toEqual(await findStories())
  expect((await findStories()).map(({ slug, updatedAt }) => [slug, updatedAt])).toEqual([
    ['proyecto-1', '2026-05-01 00:00:00'],
    ['el-tercero', null],
    ['proyecto-4', null],
  ])
})

describe('which pages an edit of a story or a project makes again', () => {
  const outdated = async (change: () => void) => {
    await getStory('proyecto-1')
    await getStory('el-tercero')
    await withStories(fakeContent.projects.slice(0, 2))
    await withStories(fakeContent.projects.slice(2))
    await getStories()
    const names = [...dependencies]
    change()
    const now = await Promise.all(names.map(currentVersion))
    return names.filter((name, index) => now[index] !== madeFrom.get(name))
  }
  const edit = (id: number, fields: Partial<Story>) =>
    tell(...STORIES.map((story) => (story.id === id ? { ...story, ...fields } : story)))

  test.each<[string, () => void, string[]]>([
    ['a text', () => edit(1, { content: 'Otro' }), ['story/proyecto-1']],
    ['a date', () => edit(1, { updatedAt: '2026-06-01 00:00:00' }), ['story/proyecto-1', 'stories/']],
    [
      'a slug',
      () => edit(1, { slug: 'otro' }),
      ['story/proyecto-1', 'story/el-tercero', 'story-links/1,2', 'stories/'],
    ],
    [
      'a new story',
      () => tell(...STORIES, aStory({ id: 2 })),
      ['story/proyecto-1', 'story/el-tercero', 'story-links/1,2', 'stories/'],
    ],
    [
      'a deleted one',
      () => tell(...STORIES.slice(0, 2)),
      ['story/el-tercero', 'story-links/3,4', 'stories/'],
    ],
    ['a story that is shown nowhere', () => edit(9, { content: 'Otro' }), []],
    [
      'an article',
      () => (fakeContent.articles = fakeContent.articles.map((one) => ({ ...one, title: `${one.title}.` }))),
      ['story/proyecto-1', 'story/el-tercero'],
    ],
    [
      'the title of its project',
      () =>
        (fakeContent.projects = fakeContent.projects.map((one) =>
          one.id === 3 ? { ...one, title: 'Otro' } : one,
        )),
      ['story/proyecto-1', 'story/el-tercero', 'stories/'],
    ],
    [
      'another project',
      () =>
        (fakeContent.projects = fakeContent.projects.map((one) =>
          one.id === 2 ? { ...one, title: 'Otro' } : one,
        )),
      [],
    ],
  ])('%s', async (_, change, again) => {
    expect(await outdated(change)).toEqual(again)
  })

  test('while the source is down nothing is outdated', async () => {
    await getStory('proyecto-1')
    fakeContent.failure = new Error('down')
    expect(await currentVersion('story/proyecto-1')).toBeNull()
  })
})
