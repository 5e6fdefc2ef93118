import type { ValueStatus } from '../cache/value-options'
import { contentHealth } from './health'
import type { SkippedRow } from './types'

const fine: ValueStatus = { refreshedAt: '2026-11-20T12:00:00.000Z', ageSeconds: 7, failuresInARow: 0 }
const broken = { ...fine, failuresInARow: 2 }
const row = (id: number): SkippedRow => ({ id: String(id), title: null, field: 'title', reason: 'missing' })

const state = {
  articles: fine,
  projects: fine,
  skipped: [] as SkippedRow[],
  files: [] as object[],
  stories: async () => ({ broken: [] as SkippedRow[] }),
  translations: async () => ({ broken: [] as SkippedRow[] }),
}
const usual = { ...state }
/** The lists that were read. */
const read: string[] = []

jest.mock('./source', () => ({
  apiBase: null,
  getCatalog: () => ({
    articles: async () => {
      read.push('articles')
      throw new Error('no list')
    },
    projects: async () => void read.push('projects'),
    status: () => ({ articles: state.articles, projects: state.projects, skipped: state.skipped }),
  }),
}))
jest.mock('./followed-file', () => ({ followedFiles: async () => state.files }))
jest.mock('./stories/stories-folder', () => ({ storiesFolder: { read: () => state.stories() } }))
jest.mock('./translations-folder', () => ({ translationsFolder: { read: () => state.translations() } }))

const mocked = jest.requireMock<{ apiBase: string | null }>('./source')
beforeEach(() => {
  Object.assign(state, usual)
  mocked.apiBase = null
  read.length = 0
})

test('all is well: where the content is from, and how each list is doing', async () => {
  expect(await contentHealth()).toEqual({
    status: 'ok',
    source: 'content',
    articles: fine,
    projects: fine,
    skipped: [],
  })
})

test('files are looked at first, even where one can not be had; an API is not asked', async () => {
  await contentHealth()
  expect(read).toEqual(['articles', 'projects'])
  mocked.apiBase = 'https://api.example/secret'
  const health = await contentHealth()
  expect(read).toEqual(['articles', 'projects'])
  expect(health.source).toBe('api')
  expect(JSON.stringify(health)).not.toContain('api.example')
})

test.each([
  ['articles that fail', { articles: broken }],
  ['projects that fail', { projects: broken }],
  ['a file that can not be used', { files: [{ file: 'site.ts', ...broken }] }],
  ['a story that can not be shown', { stories: async () => ({ broken: [row(1)] }) }],
  ['an English text that can not be shown', { translations: async () => ({ broken: [row(1)] }) }],
  ['a file whose row can not be shown', { skipped: [row(1)] }],
])('%s: degraded', async (_name, given) => {
  Object.assign(state, given)
  expect((await contentHealth()).status).toBe('degraded')
})

test('a row of an API may stay as it is; a story of the owner’s may not', async () => {
  mocked.apiBase = 'https://api.example'
  state.skipped = [row(1)]
  expect(await contentHealth()).toMatchObject({ status: 'ok', skipped: [row(1)] })
  state.stories = async () => ({ broken: [row(2)] })
  expect(await contentHealth()).toMatchObject({ status: 'degraded', skipped: [row(2), row(1)] })
})

test('of the files those are named that can not be used', async () => {
  state.files = [
    { file: 'home.ts', ...fine },
    { file: 'site.ts', ...broken },
  ]
  expect(await contentHealth()).toMatchObject({ files: [{ file: 'site.ts', failuresInARow: 2 }] })
  state.files = [{ file: 'home.ts', ...fine }]
  expect(await contentHealth()).not.toHaveProperty('files')
})

test('a folder of stories that can not be read is one of the files, and stops nothing', async () => {
  state.stories = () => Promise.reject(new Error('no folder'))
  expect(await contentHealth()).toMatchObject({ status: 'ok', skipped: [] })
})

test('fifty rows are named at most', async () => {
  state.skipped = Array.from({ length: 60 }, (_, id) => row(id))
  const { skipped } = await contentHealth()
  expect(skipped).toEqual(state.skipped.slice(0, 50))
})
