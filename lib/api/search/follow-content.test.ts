import type { ArticleSummary } from '../../content/types'
import type { SearchDocument } from './document'
import { createFollower, type SiteContent } from './follow-content'
import { articleKey } from './site-documents'
import { createStock } from './stock'

const rowOf = (slug: string, title = slug): ArticleSummary => ({
  id: 1,
  slug,
  title,
  excerpt: null,
  featured_image: null,
  tags: [],
  meta_description: null,
  published_at: null,
  created_at: '2026-09-05 10:33:56',
  updated_at: '2026-09-05 10:33:56',
})

const other = (key: string, title: string): SearchDocument => ({
  key,
  kind: 'about',
  path: '/about',
  title,
  tags: [],
  summary: '',
  sections: [],
})

/** Creates a follower with its documents, and records its lookups and pauses. */
function aFollower({ awaited, maxTextBytes }: { awaited?: number; maxTextBytes?: number } = {}) {
  const stock = createStock()
  const seen = { asked: [] as string[], pauses: 0, readyAfter: -1 }
  const pause = async () => {
    seen.pauses += 1
  }
  const follow = createFollower(stock, {
    pause,
    ...(awaited === undefined ? {} : { awaited }),
    ...(maxTextBytes === undefined ? {} : { maxTextBytes }),
  })
  /** @param texts of the articles, by slug; a missing one isn't cached */
  const run = async (
    rows: ArticleSummary[],
    texts: Record<string, string> = {},
    { versions = {}, others = [] }: { versions?: Record<string, string>; others?: SearchDocument[] } = {},
  ) => {
    Object.assign(seen, { asked: [], pauses: 0, readyAfter: -1 })
    const heldText = async (slug: string) => {
      seen.asked.push(slug)
      const content = texts[slug]
      return content === undefined ? null : { content }
    }
    const content = { articles: { rows, versions }, heldText, others } as unknown as SiteContent
    await follow(content, () => {
      if (seen.readyAfter === -1) seen.readyAfter = seen.asked.length
    })
    return { ...seen }
  }
  const textOf = (slug: string) => stock.document(articleKey(slug))?.sections[0]?.text
  return { stock, run, textOf }
}

test('a text is read once, and again when its article or its version is another one', async () => {
  const { run } = aFollower()
  const texts = { uno: 'Texto' }
  const asked = async (row = rowOf('uno'), version = 'a') =>
    (await run([row], texts, { versions: { uno: version } })).asked
  expect(await asked()).toEqual(['uno'])
  expect(await asked()).toEqual([])
  expect(await asked(rowOf('uno', 'Otro título'))).toEqual(['uno'])
  expect(await asked(rowOf('uno', 'Otro título'), 'b')).toEqual(['uno'])
})

test('an article that was gone and comes back is new', async () => {
  const { run, stock } = aFollower()
  await run([rowOf('uno'), rowOf('dos')], { uno: 'Texto', dos: 'Texto' })
  await run([rowOf('dos')], { dos: 'Texto' })
  expect(stock.keys()).toEqual(['article:dos'])
  const { asked } = await run([rowOf('uno'), rowOf('dos')], { uno: 'Texto', dos: 'Texto' })
  expect(asked).toEqual(['uno'])
})

test('it pauses after each text that it has read, and once for a hundred that are known', async () => {
  const { run } = aFollower({ awaited: 1_000 })
  const rows = Array.from({ length: 201 }, (_, at) => rowOf(`n${at}`))
  const texts = Object.fromEntries(rows.map(({ slug }) => [slug, 'Texto']))
  expect((await run(rows, texts)).pauses).toBe(201)
  expect((await run(rows, texts)).pauses).toBe(3)
})

test('titles of many new articles are there before any of their texts is read', async () => {
  const { run, stock } = aFollower({ awaited: 2 })
  const rows = ['uno', 'dos', 'tres'].map((slug) => rowOf(slug))
  const { readyAfter, pauses } = await run(rows)
  expect(readyAfter).toBe(2)
  expect(stock.document('article:tres')).toMatchObject({ title: 'tres' })
  // Once for the titles, once for the texts: no text was read.
  expect(pauses).toBe(2)
})

test('a new article among many takes no text away', async () => {
  const { run, textOf } = aFollower({ awaited: 1 })
  await run([rowOf('uno'), rowOf('dos')], { uno: 'Leído' })
  await run([rowOf('tres'), rowOf('uno'), rowOf('dos')], {})
  expect(textOf('uno')).toBe('Leído')
})

test('above the limit of all texts an article is there without its own', async () => {
  const { run, textOf, stock } = aFollower({ maxTextBytes: 1 })
  await run([rowOf('uno'), rowOf('dos')], { uno: 'Primero', dos: 'Segundo' })
  expect([textOf('uno'), textOf('dos')]).toEqual(['Primero', ''])
  expect(stock.bytes()).toBeGreaterThan(1)
})

test('what is no article is there as it is now, and gone when it is gone', async () => {
  const { run, stock } = aFollower()
  await run([], {}, { others: [other('about', 'Antes')] })
  await run([], {}, { others: [other('about', 'Ahora'), other('resume', 'CV')] })
  expect(stock.document('about')?.title).toBe('Ahora')
  await run([], {}, { others: [other('resume', 'CV')] })
  expect(stock.keys()).toEqual(['resume'])
  expect(stock.document('about')).toBeNull()
})
