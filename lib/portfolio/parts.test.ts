import { currentVersion } from '../cache/process-caches'
import { nameOfTag } from '../cache/tag-names'
import { versionOf } from '../cache/version'
import { createParts } from './parts'

jest.mock('./page-tags', () => ({ dependsOn: jest.fn() }))

let content = { words: { a: 'uno' } as Record<string, string> }
const LONG = 'x'.repeat(300)
const word = jest.fn(({ words }: typeof content, key: string) => words[key])
const parts = createParts({
  name: 'test-parts',
  kinds: { word },
  read: async () => ({ content, ageMs: 0 }),
  cached: async () => content,
  identity: ({ words }) => [words],
  longKeys: () => [['word', LONG]] as const,
})

test('the version of a part is made once for each content', async () => {
  parts.start()
  const first = await currentVersion('word/a')
  expect(await currentVersion('word/a')).toBe(first)
  expect(word).toHaveBeenCalledTimes(1)
  content = { words: { a: 'dos' } }
  expect(await currentVersion('word/a')).not.toBe(first)
  expect(word).toHaveBeenCalledTimes(2)
})

test('a tag of a long key is known once any version is asked for', async () => {
  content = { words: {} }
  await currentVersion('word/a')
  expect(nameOfTag(`~${versionOf(`word/${LONG}`)}`)).toBe(`word/${LONG}`)
})

test.each(['word', 'other/a', 'constructor/a', '/a'])('%j is no part', async (name) => {
  expect(await currentVersion(name)).toBeNull()
})
