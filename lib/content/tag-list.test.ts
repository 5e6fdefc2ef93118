import { anArticle } from '@/e2e/unit/builders'
import { tagsOf } from './tag-list'

const listOf = (...tags: string[][]) =>
  tags.map((own, index) => anArticle({ id: index + 1, slug: `a-${index + 1}`, tags: own }))
const shown = (list: ReturnType<typeof listOf>) =>
  [...tagsOf(list).values()].map(({ slug, name, articles }) => [slug, name, articles.map(({ id }) => id)])

test('spellings with the same address are one tag, named by the most frequent spelling', () => {
  expect(
    shown(listOf(['Programacion'], ['programación'], ['programación', 'PHP'], ['php'], ['PHP'])),
  ).toEqual([
    ['php', 'PHP', [3, 4, 5]],
    ['programacion', 'programación', [1, 2, 3]],
  ])
})

test('for equally frequent spellings the newest article’s is used', () => {
  expect(shown(listOf(['React'], ['react']))).toEqual([['react', 'React', [1, 2]]])
})

test('an article with two spellings of a tag has it once', () => {
  expect(shown(listOf(['React', 'REACT', 'réact']))).toEqual([['react', 'React', [1]]])
})

test('tags are sorted by article count, then by name; one without letters has no page', () => {
  expect(shown(listOf(['b', '🎉'], ['a'], ['c', 'b'])).map(([slug]) => slug)).toEqual(['b', 'a', 'c'])
})

test('a tag keeps its spelling, trimmed', () => {
  expect(shown(listOf([' PHP ']))).toEqual([['php', 'PHP', [1]]])
})

test('the same list gives the same tag objects', () => {
  const list = listOf(['php'])
  expect(tagsOf(list)).toBe(tagsOf(list))
})

test('tags named like built-in object properties work like others', () => {
  expect(tagsOf(listOf(['constructor', '__proto__'])).get('constructor')?.articles).toHaveLength(1)
  expect(tagsOf(listOf(['php'])).get('toString')).toBeUndefined()
})
