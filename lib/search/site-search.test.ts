import fc from 'fast-check'
import { anArticle } from '@/e2e/unit/builders'
import { searchItems } from '@/e2e/unit/search'
import type { Article } from '../content/types'
import { createSiteSearch, type SearchItem } from './site-search'

const WARNING = jest.spyOn(console, 'warn').mockImplementation(() => undefined)

/** Creates a search over articles that a test can change. */
function aSearch(articles: Article[]) {
  const state = { items: [] as SearchItem[], read: [] as string[] }
  /** Changes the articles. @param reading replaces the reading of a text */
  const change = (
    now: Article[],
    reading: (item: SearchItem) => Promise<string> = (item) => item.readText(),
  ) => {
    state.items = searchItems(now).map((item) => {
      const readText = () => {
        state.read.push(item.document.title)
        return reading(item)
      }
      return { ...item, readText }
    })
  }
  change(articles)
  const engine = createSiteSearch(async () => state.items)
  const find = async (query: string) => (await engine.search(query)).results.map(({ href }) => href)
  return { ...engine, state, find, change }
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

test('a result has the page, its section with its anchor, and the line with highlighted words', async () => {
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

test('edited, deleted or renamed content is found in its current state', async () => {
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

test('on a change only the changed documents are indexed again', async () => {
  const { prepare, find, state, change } = aSearch([PEAR, APPLE])
  await prepare()
  expect(state.read).toEqual(['La pera', 'La manzana'])
  await prepare()
  change([PEAR, { ...APPLE, content: 'Cae en agosto.' }])
  await prepare()
  expect(state.read).toEqual(['La pera', 'La manzana', 'La manzana'])
  expect([await find('agosto'), await find('otoño'), await find('julio')]).toEqual([
    ['/article/manzana'],
    [],
    ['/article/pera'],
  ])
})

test('a query does not wait for the bodies of a long list; indexed content is found', async () => {
  let resume: (text: string) => void = () => undefined
  const slow = new Promise<string>((resolve) => (resume = resolve))
  const { find, prepare, change } = aSearch([])
  change([PEAR, APPLE], (item) => (item.document.title === 'La manzana' ? slow : item.readText()))
  expect([await find('julio'), await find('otoño')]).toEqual([['/article/pera'], []])
  resume('Madura en otoño.')
  await prepare()
  expect(await find('otoño')).toEqual(['/article/manzana'])
})

test('other requests are served after each slice of time', async () => {
  let now = 0
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  const { prepare } = aSearch(Array.from({ length: 20 }, (_, at) => anArticle({ slug: `a${at}` })))
  let [turns, isDone] = [0, false]
  const others = (async () => {
    for (; !isDone; turns += 1) await new Promise((resolve) => setImmediate(resolve))
  })()
  await prepare()
  isDone = true
  await others
  expect(turns).toBeGreaterThanOrEqual(20)
  clock.mockRestore()
})

test('a body that cannot be loaded is retried by the next query, and loaded ones are found', async () => {
  const { find, change } = aSearch([])
  change([PEAR, APPLE], async (item) => {
    if (item.document.title === 'La manzana') throw new Error('the disk is gone')
    return item.readText()
  })
  expect(await find('julio')).toEqual(['/article/pera'])
  expect(WARNING).toHaveBeenCalled()
  change([PEAR, APPLE])
  expect(await find('otoño')).toEqual(['/article/manzana'])
})

test('a query without words makes no requests', async () => {
  const { search, state } = aSearch([PEAR])
  for (const query of ['', '   ', '¿?', '\u0000', '***'])
    expect(await search(query)).toMatchObject({ vague: true, total: 0, results: [] })
  expect(state.read).toEqual([])
})

test('no query throws, and every line consists of words of the article', async () => {
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

test('at most fifteen pages are shown, with the total count', async () => {
  const many = Array.from({ length: 40 }, (_, at) => anArticle({ id: at, slug: `a${at}`, title: 'Tema' }))
  const { results, total } = await aSearch(many).search('tema')
  expect([results.length, total]).toEqual([15, 40])
})
