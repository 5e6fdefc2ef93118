import '@/e2e/unit/own-folders'
import { problemsOf } from '@/e2e/unit/checked-site'
import { changed } from '@/e2e/unit/own-site'

const series = (...given: unknown[]) => problemsOf({ 'series.json': JSON.stringify(given, null, 2) })

test.each([
  ['a series of an article', { name: 'Una', articles: ['uno'] }],
  ['a series without articles yet', { name: 'Una', articles: [] }],
])('%s is fine', async (_, given) => {
  expect(await series(given)).toEqual([])
})

test('an article can name its series and its place', async () => {
  const named = changed('articles/uno.md', ['title: Uno', 'title: Uno\nseries: Una serie\nseries_order: 1'])
  expect(await problemsOf({ 'articles/uno.md': named })).toEqual([])
})

test.each([
  [
    'an article that is not there',
    { name: 'Una', articles: ['unos'] },
    'content/series.json:5:7: warning: series "Una": names unos, and there is no such article. Did you mean uno?',
  ],
  ['no name', { articles: [] }, 'content/series.json:2:3: series 1: name is missing; it should be a text.'],
  [
    'one slug instead of a list',
    { name: 'Una', articles: 'uno' },
    'content/series.json:4:5: series "Una": articles is "uno"; it should be a list of slugs, in the order of the series. Write ["uno"].',
  ],
])('%s', async (_, given, message) => {
  expect(await series(given)).toEqual([message])
})

test('an article that names its own series is named', async () => {
  const said = await problemsOf({
    'series.json': '[{ "name": "Otra", "articles": ["uno"] }]',
    'articles/uno.md': changed('articles/uno.md', ['title: Uno', 'title: Uno\nseries: Suya']),
  })
  expect(said).toEqual([
    'content/series.json:1:33: warning: series "Otra": names uno, which names a series itself. Its own one counts: take it out here.',
  ])
})

test.each([
  ['series_order: dos', 'series_order is "dos"; it should be a whole number, like 1.'],
  ['series_order: 0', 'series_order is 0; it should be a whole number above 0.'],
  ['serie: Una', 'serie is no field that the site knows. Write series.'],
])('%s in an article', async (line, message) => {
  const said = await problemsOf({
    'articles/uno.md': changed('articles/uno.md', ['title: Uno', `title: Uno\n${line}`]),
  })
  expect(said).toEqual([`content/articles/uno.md:4:1: ${message}`])
})
