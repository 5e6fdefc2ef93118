import { anArticle } from '@/e2e/unit/builders'
import { topicDocuments } from './topic-documents'

const anArticleOf = (id: number, year: number, fields: object = {}) =>
  anArticle({ id, slug: `a-${id}`, tags: [], published_at: `${year}-01-01 10:00:00`, ...fields })
const lines = (
  articles: ReturnType<typeof anArticle>[],
  series: { name: string; articles: string[] }[] = [],
) =>
  topicDocuments({ articles, series }).map(({ kind, path, title, summary }) =>
    [kind, path, title, summary].join(' | '),
  )

test('series, tags of more than one article, and the archive with its years', () => {
  const articles = [
    anArticleOf(3, 2026, { tags: ['Programación', 'única'], series: 'Redes de hoy' }),
    anArticleOf(2, 2025, { tags: ['programacion'], series: 'Redes de hoy' }),
    anArticleOf(1, 2025, { tags: ['Programación'] }),
  ]
  expect(lines(articles, [{ name: 'Primeros pasos', articles: ['a-1'] }])).toEqual([
    'series | /serie/primeros-pasos | Primeros pasos | 1 artículo',
    'series | /serie/redes-de-hoy | Redes de hoy | 2 artículos',
    'tag | /etiqueta/programacion | Programación | 3 artículos',
    'archive | /articles/archivo | Archivo | 3 artículos',
    'archive | /articles/archivo#2026 | Archivo de 2026 | 1 artículo',
    'archive | /articles/archivo#2025 | Archivo de 2025 | 2 artículos',
  ])
})

test('years have pages of their own where one page of all would be too long; without articles there is nothing', () => {
  const many = Array.from({ length: 1_001 }, (_, at) => anArticleOf(at, 2026))
  expect(lines(many)[1]).toBe('archive | /articles/archivo/2026 | Archivo de 2026 | 1001 artículos')
  expect(lines([anArticle({ tags: [], published_at: null, created_at: null })])).toEqual([
    'archive | /articles/archivo | Archivo | 1 artículo',
  ])
  expect(lines([])).toEqual([])
})

test('a series and a tag are found by what they are too', () => {
  const articles = [1, 2].map((id) => anArticleOf(id, 2026, { tags: ['css'], series: 'Redes' }))
  const what = topicDocuments({ articles, series: [] }).map(({ kind, tags }) => [kind, tags.length])
  expect(what).toEqual([
    ['series', 1],
    ['tag', 1],
    ['archive', 0],
    ['archive', 0],
  ])
})
