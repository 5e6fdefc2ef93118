import fc from 'fast-check'
import { anArticle } from '@/e2e/unit/builders'
import { searchContent } from '@/e2e/unit/search'
import type { Article } from '../../content/types'
import type { SiteContent } from './follow-content'
import { createSiteSearch } from './site-search'

const WARNING = jest.spyOn(console, 'warn').mockImplementation(() => undefined)

/** Creates a search over articles that a test can change. */
function aSearch(articles: Article[], options: { awaited?: number; maxTextBytes?: number } = {}) {
  const state = { content: searchContent(articles), pauses: 0, read: [] as string[] }
  const pause = async () => void (state.pauses += 1)
  const engine = createSiteSearch({ content: async () => watched(state.content), pause, ...options })
  const watched = (content: SiteContent): SiteContent => ({
    ...content,
    heldText: (slug) => {
      state.read.push(slug)
      return content.heldText(slug)
    },
  })
  const find = async (query: string) => (await engine.search(query)).results.map(({ href }) => href)
  return { ...engine, state, find, change: (now: Article[]) => void (state.content = searchContent(now)) }
}

const PEAR = anArticle({
  id: 1,
  slug: 'pera',
  title: 'La pera',
  excerpt: 'De agua.',
  content: '## Huerto\n\nMadura en julio.',
})
const APPLE = anArticle({
  id: 2,
  slug: 'manzana',
  title: 'La manzana',
  excerpt: null,
  tags: [],
  content: 'Madura en otoño.',
})

test('a result names the page, its section with its anchor, and the line with the words marked', async () => {
  const { search } = aSearch([PEAR, APPLE])
  expect(await search('  JULIO ')).toEqual({
    query: 'JULIO',
    vague: false,
    total: 1,
    results: [
      {
        kind: 'article',
        href: '/article/pera',
        title: ['La pera'],
        sections: [{ href: '/article/pera#huerto', heading: ['Huerto'], line: ['Madura en ', 'julio', '.'] }],
      },
    ],
  })
})

test('an article found by its title shows its excerpt', async () => {
  const { results } = await aSearch([PEAR]).search('peras')
  expect(results[0]).toMatchObject({
    title: ['La ', 'pera', ''],
    sections: [{ heading: null, line: ['De agua.'] }],
  })
})

test('what is edited, deleted, renamed or unpublished is found as it is now, and only that is read again', async () => {
  const { find, change } = aSearch([PEAR, APPLE])
  expect(await find('madurar')).toHaveLength(2)
  change([{ ...PEAR, content: 'Cae en agosto.' }, APPLE])
  expect(await find('agosto')).toEqual(['/article/pera'])
  expect(await find('julio')).toEqual([])
  change([APPLE])
  expect(await find('pera')).toEqual([])
  change([{ ...APPLE, slug: 'reineta' }])
  expect(await find('otoño')).toEqual(['/article/reineta'])
})

test('while nothing changes, no text is read again', async () => {
  const { find, state } = aSearch([PEAR, APPLE])
  await find('pera')
  expect(state.read).toEqual(['pera', 'manzana'])
  await find('manzana')
  expect(state.read).toHaveLength(2)
})

test('an article whose text is not there is found by title, tags and excerpt, and by its text once that is there', async () => {
  const { find, state } = aSearch([PEAR])
  const whole = state.content.heldText
  state.content = { ...state.content, heldText: async () => null }
  expect([await find('pera'), await find('agua'), await find('php'), await find('julio')]).toEqual([
    ['/article/pera'],
    ['/article/pera'],
    ['/article/pera'],
    [],
  ])
  state.content = { ...searchContent([PEAR]), heldText: whole }
  expect(await find('julio')).toEqual(['/article/pera'])
})

test('of many articles all titles are there at once, and the texts of the newest; the rest follows', async () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    anArticle({ id: at, slug: `a${at}`, title: `Tema t${at}x`, content: `Palabra p${at}x.` }),
  )
  let resume: () => void = () => undefined
  const held = new Promise<void>((resolve) => (resume = resolve))
  const content = searchContent(many)
  const { heldText } = content
  content.heldText = async (slug) => {
    if (slug === 'a10') await held
    return heldText(slug)
  }
  const engine = createSiteSearch({ content: async () => content, pause: async () => undefined, awaited: 5 })
  const total = async (query: string) => (await engine.search(query)).total
  expect([await total('t299x'), await total('p4x'), await total('p299x')]).toEqual([1, 1, 0])
  resume()
  await engine.settled()
  expect(await total('p299x')).toBe(1)
})

test('between two texts other requests are served', async () => {
  const { find, state } = aSearch([PEAR, APPLE])
  await find('pera')
  expect(state.pauses).toBeGreaterThanOrEqual(2)
})

test('above the limit of all texts the older articles are found by their titles alone', async () => {
  const { find } = aSearch([PEAR, APPLE], { maxTextBytes: 100 })
  expect([await find('julio'), await find('otoño'), await find('manzana')]).toEqual([
    ['/article/pera'],
    [],
    ['/article/manzana'],
  ])
})

test('a text that can not be read is tried again by the next query, and what was read is found', async () => {
  const { find, state } = aSearch([PEAR, APPLE])
  const whole = state.content
  state.content = {
    ...whole,
    heldText: async (slug) => {
      if (slug === 'manzana') throw new Error('the disk is gone')
      return whole.heldText(slug)
    },
  }
  expect(await find('julio')).toEqual(['/article/pera'])
  expect(WARNING).toHaveBeenCalled()
  state.content = whole
  expect(await find('otoño')).toEqual(['/article/manzana'])
})

test('a query without a word asks nothing of anybody', async () => {
  const { search, state } = aSearch([PEAR])
  for (const query of ['', '   ', '¿?', '\u0000', '***'])
    expect(await search(query)).toMatchObject({ vague: true, total: 0, results: [] })
  expect(state.read).toEqual([])
})

test.each([
  ['signs of a pattern', '.* (a+)+$ [ \\ ^'],
  ['HTML', '<script>alert(1)</script>'],
  ['a null byte', '\u0000'],
  ['an encoded null byte', '%00'],
  ['names of JavaScript', '__proto__ constructor toString'],
  ['ten thousand letters', 'x'.repeat(10_000)],
  ['five thousand words', 'a '.repeat(5_000)],
  ['half a character', '\ud800'],
  ['pictures', '😀 '.repeat(100)],
])('a query of %s is a query', async (_name, query) => {
  const answer = await aSearch([PEAR, APPLE]).search(query)
  expect(answer.query.length).toBeLessThanOrEqual(200)
  expect(answer.results.every(({ href }) => href.startsWith('/article/'))).toBe(true)
})

test('no query fails, and every line consists of words of the article', async () => {
  const { search } = aSearch([PEAR, APPLE])
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc
          .array(fc.constantFrom('pera', 'madur', 'juli', 'otoñ', '-', 'en'), { maxLength: 12 })
          .map((all) => all.join(' ')),
      ),
      async (query) => {
        const { results, total } = await search(query)
        expect(results.length).toBe(total)
        for (const { sections } of results)
          for (const { line } of sections)
            expect('De agua. Madura en julio. Madura en otoño.').toContain(line.join(''))
      },
    ),
  )
})

test('no more than fifteen pages are shown, and their number is told', async () => {
  const many = Array.from({ length: 40 }, (_, at) => anArticle({ id: at, slug: `a${at}`, title: 'Tema' }))
  const { results, total } = await aSearch(many).search('tema')
  expect([results.length, total]).toEqual([15, 40])
})
