import { unstable_cache } from 'next/cache'
import { env } from '../config/env'
import { dependsOn, readVersionTag } from './page-tags'

jest.mock('next/cache', () => ({ unstable_cache: jest.fn((read: () => unknown) => read) }))

const entries = () => jest.mocked(unstable_cache).mock.calls.map(([, key, options]) => ({ key, ...options }))
beforeEach(() => {
  jest.clearAllMocks()
  env.REVALIDATE_SECONDS = 60
})

test('a page that depends on a value has its tag and its period', async () => {
  await dependsOn('articles')
  expect(entries()).toEqual([{ key: ['dependency', 'articles'], revalidate: 60, tags: ['articles'] }])
})

test('from a reading it has the version that it was made from, and only what is left of the period', async () => {
  await dependsOn('articles', { version: 'v1', ageMs: 20_500 })
  const [entry] = entries()
  expect(entry?.revalidate).toBe(40)
  expect(entry?.tags?.map(readVersionTag)).toEqual([null, { name: 'articles', version: 'v1' }])
})

test('a version is read whatever signs a hash has', async () => {
  await dependsOn('article:año', { version: '-a_B-9', ageMs: 0 })
  expect(entries()[0]?.tags?.map(readVersionTag)).toEqual([null, { name: 'article:año', version: '-a_B-9' }])
})

test.each([
  [0, 60],
  [59_999, 1],
  [60_000, 1],
  [90_000, 1],
])('a value of %i ms leaves %i s', async (ageMs, seconds) => {
  await dependsOn('articles', { version: 'v1', ageMs })
  expect(entries()[0]?.revalidate).toBe(seconds)
})

test('a value that lives longer than pages do leaves a page its period, a shorter one its own', async () => {
  await dependsOn('articles', null, 600_000)
  await dependsOn('articles', null, 5_000)
  expect(entries().map(({ revalidate }) => revalidate)).toEqual([60, 5])
})

test.each(['articles', 'v:', 'v::articles', 'v:v1:', 'x:v1:articles', '_N_T_/about', 'v:v1:~never'])(
  '%j is no tag with a version',
  (tag) => {
    expect(readVersionTag(tag)).toBeNull()
  },
)
