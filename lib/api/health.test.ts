import { fakeContent, fakeSnapshot, resetContent } from '@/e2e/unit/fake-content'
import { contentHealth } from './health'
import type { SkippedRow } from '../content/types'

const FINE = { refreshedAt: '2026-11-20T12:00:00.000Z', ageSeconds: 7, failuresInARow: 0 }
const BROKEN = { ...FINE, failuresInARow: 2 }
const row = (id: number): SkippedRow => ({ id: String(id), title: null, field: 'title', reason: 'missing' })
const parts = () => ({ ...fakeSnapshot().values })

type State = { failing?: string; files?: { file: string; failuresInARow: number }[]; hasApi?: boolean }

function health({ failing, files = [], hasApi = false }: State = {}) {
  const store = {
    current: fakeSnapshot,
    status: (name: string) => (name === failing ? BROKEN : FINE),
    brokenFiles: () => files,
  }
  return contentHealth(store, hasApi)
}

beforeEach(resetContent)

test('healthy: reports the content source and the state of each list', () => {
  expect(health()).toEqual({ status: 'ok', source: 'content', articles: FINE, projects: FINE, skipped: [] })
  expect(health({ hasApi: true }).source).toBe('api')
})

test.each<[string, () => State]>([
  ['articles that fail', () => ({ failing: 'articles' })],
  ['projects that fail', () => ({ failing: 'projects' })],
  ['a file that can not be used', () => ({ files: [{ file: 'series.json', failuresInARow: 2 }] })],
  ['a story that can not be shown', () => broken('stories', { stories: [], broken: [row(1)] })],
  ['an English text that can not be shown', () => broken('translations', { texts: [], broken: [row(1)] })],
  ['a file whose row can not be shown', () => broken('articles', { entries: [], skipped: [row(1)] })],
])('%s: degraded', (_name, make) => {
  expect(health(make()).status).toBe('degraded')
})

function broken(name: string, value: unknown): State {
  fakeContent.parts = { ...parts(), [name]: value }
  return {}
}

test('an invalid API row may remain without degrading health; an invalid story of the owner may not', () => {
  fakeContent.skipped = [row(1)]
  expect(health({ hasApi: true })).toMatchObject({ status: 'ok', skipped: [row(1)] })
  fakeContent.parts = { stories: { stories: [], broken: [row(2)] } }
  expect(health({ hasApi: true })).toMatchObject({ status: 'degraded', skipped: [row(2), row(1)] })
})

test('at most fifty rows are listed', () => {
  fakeContent.skipped = Array.from({ length: 60 }, (_, id) => row(id))
  expect(health().skipped).toEqual(fakeContent.skipped.slice(0, 50))
})

test('before the first successful load the report says so without failing', () => {
  const NEVER = { refreshedAt: null, ageSeconds: null, failuresInARow: 1 }
  const store = { current: () => null, status: () => NEVER, brokenFiles: () => [] }
  expect(contentHealth(store, true)).toMatchObject({ status: 'degraded', articles: NEVER, skipped: [] })
})
