import { anArticle } from '../../e2e/unit/builders'
import { nameOfTag } from '../cache/tag-names'
import { versionOf } from '../cache/version'
import { bySlug } from './article-lookup'
import type { ArticleIndex } from '../content/types'
import { articleName } from './value-names'

const readingOf = (...slugs: string[]) => {
  const rows = slugs.map((slug, index) => anArticle({ id: index + 1, slug }))
  const value: ArticleIndex = { rows, skipped: [], versions: {} }
  return Promise.resolve({ value, version: 'v', ageMs: 0 })
}

test('articles are found by their slug', async () => {
  const map = await bySlug(readingOf('uno', 'dos'))
  expect(map.get('dos')?.id).toBe(2)
  expect(map.get('tres')).toBeUndefined()
})

test('a list is indexed once', async () => {
  const reading = readingOf('uno')
  expect(await bySlug(reading)).toBe(await bySlug(reading))
})

test('the tags of long slugs resolve once the list is read, before any of their pages is rendered', async () => {
  const slug = 'ñ'.repeat(100)
  const tag = `~${versionOf(articleName(slug))}`
  expect(nameOfTag(tag)).toBeNull()
  await bySlug(readingOf(slug))
  expect(nameOfTag(tag)).toBe(articleName(slug))
})
