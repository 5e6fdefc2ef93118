import '@/e2e/unit/own-content'
import { aProject, aStory } from '@/e2e/unit/builders'
import type { StoryPage } from '../projects/story-pages'
import type { Project, Story } from '../content/types'
import { projectListData, storyData } from './content-data'
import { storyMetadata } from './metadata'

const page = (project: Partial<Project> = {}, story: Partial<Story> = {}): StoryPage => ({
  slug: 'un-proyecto',
  project: aProject(project),
  story: aStory(story),
  previous: null,
  next: null,
  articles: [],
})
const graph = (of: StoryPage) => storyData(of)['@graph'] as unknown as Record<string, unknown>[]
const URL = 'https://site.example/project/un-proyecto'

test('a project with public code is SoftwareSourceCode, any other a CreativeWork', () => {
  expect(graph(page())[0]).toMatchObject({
    '@type': 'SoftwareSourceCode',
    '@id': `${URL}#proyecto`,
    codeRepository: 'https://example.com/codigo',
    sameAs: 'https://example.com/demo',
    name: 'Un proyecto',
    description: 'Lo que hace.',
    image: expect.stringContaining('/media/project/1/share.jpg?v=') as string,
    inLanguage: 'es',
  })
  for (const project of [{ ghLink: null }, { isBlog: true }]) {
    const [work] = graph(page(project))
    expect(work).toMatchObject({ '@type': 'CreativeWork' })
    expect(work).not.toHaveProperty('codeRepository')
  }
})

test('tools and date are included if the story has them', () => {
  expect(graph(page({}, { tools: ['PHP', 'SQL'], updatedAt: '2026-05-01 10:00:00' }))[0]).toMatchObject({
    keywords: 'PHP, SQL',
    dateModified: '2026-05-01T10:00:00+02:00',
  })
  expect(graph(page())[0]).not.toHaveProperty('dateModified')
})

test('the breadcrumbs lead from the home page through the projects', () => {
  expect(graph(page())[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://site.example' },
      { position: 2, name: 'Proyectos', item: 'https://site.example/project' },
      { position: 3, name: 'Un proyecto', item: URL },
    ],
  })
})

test('metadata: title, canonical address, own preview image and the Markdown', () => {
  expect(storyMetadata(page())).toMatchObject({
    title: 'Un proyecto | Proyectos de Cuaderno de pruebas',
    description: 'Lo que hace.',
    alternates: { canonical: URL, types: { 'text/markdown': `${URL}.md` } },
    openGraph: { images: [{ url: expect.stringContaining('/media/project/1/share.jpg?v=') as string }] },
  })
  expect(storyMetadata(page({}, { description: 'Su historia.' })).description).toBe('Su historia.')
})

test("a list item links to its story, or else to the project's own links", () => {
  const items = projectListData([aProject({ story: 'uno' }), aProject()])?.itemListElement
  expect(items).toMatchObject([
    { item: { url: 'https://site.example/project/uno' } },
    { item: { url: 'https://example.com/demo' } },
  ])
})
