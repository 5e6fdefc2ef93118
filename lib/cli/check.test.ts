import '@/e2e/unit/own-folders'
import { redirects, site } from '@/e2e/unit/own-content'
import { anArticle, aProject } from '@/e2e/unit/builders'

const lists = { articles: [anArticle({ slug: 'uno' })], projects: [aProject()] }
jest.mock('../portfolio/source', () => ({
  createSource: () => ({
    name: 'the source',
    maxLimit: 50,
    listArticles: async () => ({
      articles: lists.articles,
      received: lists.articles.map(({ id }) => String(id)),
      skipped: [],
      pagination: { total_pages: 1, total_items: lists.articles.length },
    }),
    listProjects: async () => ({
      projects: lists.projects,
      received: ['1'],
      skipped: [],
      pagination: { pages: 1, total: 1 },
    }),
  }),
}))

/** Runs the command to its end. @returns what it says, and its exit code */
async function run(): Promise<string> {
  jest.resetModules()
  process.exitCode = undefined
  const said = new Promise<string>((resolve) => {
    for (const method of ['log', 'error'] as const)
      jest.spyOn(console, method).mockImplementation((...[text]: unknown[]) => resolve(String(text)))
  })
  await import('./check')
  const text = await said
  return `${process.exitCode ?? 0} ${text.trim()}`
}
const given = { ...redirects }

afterEach(() => {
  for (const from of Object.keys(redirects)) Reflect.deleteProperty(redirects, from)
  Object.assign(redirects, given)
  site.icon = null
  process.exitCode = undefined
})

test('content without faults is counted', async () => {
  expect(await run()).toBe('0 Content from the source: 1 articles, 1 projects.')
})

test('a redirect that can not work stops the build, with what is wrong', async () => {
  Object.assign(redirects, { '/about': '/resume', '/mal': '/nada' })
  expect(await run()).toBe(
    [
      '1 The build stops before it begins:',
      '',
      'content/redirects.ts needs attention:',
      "  - '/about': '/resume' would take the place of a page that exists",
      "  - '/mal': '/nada' leads to an address that the site doesn't have",
    ].join('\n'),
  )
})

test('a missing icon stops the build, with what to do', async () => {
  site.icon = '/images/icono.png'
  expect(await run()).toBe(
    '1 The build stops before it begins:\n\n' +
      'content/site.ts: icon is "/images/icono.png", and there is no such file in content/images/ or public/. ' +
      'Put the picture there, or null for your initials.',
  )
})
