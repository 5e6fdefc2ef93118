import { anArticle } from '@/e2e/unit/builders'
import { relatedArticles } from './related'

const article = (id: number, title: string, tags: string[] = [], excerpt: string | null = null) =>
  anArticle({ id, slug: `a-${id}`, title, tags, excerpt })
const ids = (list: ReturnType<typeof article>[], slug: string, count?: number) =>
  relatedArticles(list, slug, count).map(({ id }) => id)

test('a rare shared tag scores higher than a frequent one', () => {
  const list = [
    article(1, 'Uno', ['web', 'redis']),
    article(2, 'Dos', ['web']),
    article(3, 'Tres', ['web']),
    article(4, 'Cuatro', ['Redis']),
  ]
  expect(ids(list, 'a-1')).toEqual([4, 2, 3])
})

test('a shared tag scores higher than a shared word, a word higher than nothing', () => {
  const list = [
    article(1, 'Índices parciales', ['sql']),
    article(2, 'Otra cosa distinta'),
    article(3, 'Indices de todo', []),
    article(4, 'Paginar', ['SQL']),
  ]
  expect(ids(list, 'a-1')).toEqual([4, 3])
})

test('words of the excerpt count too, short ones never', () => {
  const list = [
    article(1, 'Uno', [], 'Se cuenta por qué la caché miente'),
    article(2, 'Dos', [], 'La cache de siempre'),
    article(3, 'Tres', [], 'Se va por la que no es'),
  ]
  expect(ids(list, 'a-1')).toEqual([2])
})

test('ties are sorted newest first, three are shown, and never the article itself', () => {
  const list = Array.from({ length: 6 }, (_, index) => article(index + 1, 'Igual titular', ['php']))
  expect(ids(list, 'a-3')).toEqual([1, 2, 4])
  expect(ids(list, 'a-3', 9)).toEqual([1, 2, 4, 5, 6])
})

test('an article without anything in common, or an unknown one, has no related articles', () => {
  const list = [article(1, 'Solo'), article(2, 'Ninguno')]
  expect([ids(list, 'a-1'), ids(list, 'nada'), relatedArticles([], 'a-1')]).toEqual([[], [], []])
})

test('adding an unrelated article changes nothing for the others', () => {
  const tags = ['php', 'ia', 'docker', 'css', 'nextjs', 'python', 'sql', 'bash', 'rust', 'go', 'java', 'html']
  const words =
    'azulejo índice servidor imagen prueba memoria disco proceso hilo tabla vista clave fecha'.split(' ')
  const pick = (list: string[], place: number) => list[place % list.length] ?? ''
  const list = Array.from({ length: 300 }, (_, id) =>
    article(id, `${pick(words, id)} y ${pick(words, id * 7)}`, [pick(tags, id), pick(tags, id * 5 + 1)]),
  )
  const changedBy = (title: string, own: string[]) => {
    const more = [article(999, title, own), ...list]
    const changed = list.filter(({ slug }) => String(ids(list, slug)) !== String(ids(more, slug)))
    return changed.map(({ slug }) => ids(more, slug).includes(999))
  }
  expect(changedBy('Azulejo y azulejo', ['php', 'ia'])).toEqual([true, true])
  expect(changedBy('Uno más sobre azulejo y memoria', ['php', 'docker'])).toEqual([])
})
