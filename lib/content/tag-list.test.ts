import { anArticle } from '@/e2e/unit/builders'
import { tagsOf } from './tag-list'

const listOf = (...tags: string[][]) =>
  tags.map((own, index) => anArticle({ id: index + 1, slug: `a-${index + 1}`, tags: own }))
const shown = (list: ReturnType<typeof listOf>) =>
  [...tagsOf(list).values()].map(({ slug, name, articles }) => [slug, name, articles.map(({ id }) => id)])

test('spellings with one address are one tag, called as most articles call it', () => {
  expect(
    shown(listOf(['Programacion'], ['programación'], ['programación', 'PHP'], ['php'], ['PHP'])),
  ).toEqual([
    ['php', 'PHP', [3, 4, 5]],
    ['programacion', 'programación', [1, 2, 3]],
  ])
})

test('of spellings that are as frequent the newest article’s counts', () => {
  expect(shown(listOf(['React'], ['react']))).toEqual([['react', 'React', [1, 2]]])
})

test('an article that has a tag in two spellings has it once', () => {
  expect(shown(listOf(['React', 'REACT', 'réact']))).toEqual([['react', 'React', [1]]])
})

test('tags of most articles come first, then by name; one without letters has no page', () => {
  expect(shown(listOf(['b', '🎉'], ['a'], ['c', 'b'])).map(([slug]) => slug)).toEqual(['b', 'a', 'c'])
})

test('a tag is called as it is spelt, without blanks around it', () => {
  expect(shown(listOf([' PHP ']))).toEqual([['php', 'PHP', [1]]])
})

test('of one list the tags are the same objects', () => {
  const list = listOf(['php'])
  expect(tagsOf(list)).toBe(tagsOf(list))
})

test('names that belong to every object are tags like others', () => {
  expect(tagsOf(listOf(['constructor', '__proto__'])).get('constructor')?.articles).toHaveLength(1)
  expect(tagsOf(listOf(['php'])).get('toString')).toBeUndefined()
})
