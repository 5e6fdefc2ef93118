import { searchArticles } from './search'
import { anArticle } from '../../e2e/unit/builders'

const articles = [
  anArticle({ id: 1, title: 'Índices parciales', excerpt: 'Menos es más' }),
  anArticle({ id: 2, title: 'El año del PHP', excerpt: null }),
]
const ids = (term: string) => searchArticles(articles, term).map(({ id }) => id)

test('§5 search: a case-insensitive substring of title or excerpt', () => {
  expect(ids('PARCIAL')).toEqual([1])
  expect(ids('es MÁS')).toEqual([1])
  expect(ids('php')).toEqual([2])
  expect(ids('  ')).toEqual([1, 2])
  expect(ids('nada')).toEqual([])
})

test('§5 search: accents are ignored, ñ is not', () => {
  expect(ids('indices')).toEqual([1])
  expect(ids('índicés')).toEqual([1])
  expect(ids('año')).toEqual([2])
  expect(ids('ano')).toEqual([])
})
