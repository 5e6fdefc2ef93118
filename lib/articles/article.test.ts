import { anArticle } from '../../e2e/unit/builders'
import { articleImage, cardTags, readingMinutes, shownDate } from './article'

const words = (count: number) => Array.from({ length: count }, () => 'palabra').join(' \n')

test.each([
  [null, 1],
  ['', 1],
  [words(1), 1],
  [words(250), 1],
  [words(251), 2],
  [words(1000), 4],
])('§5 reading time: words divided by 250, rounded up, minimum 1', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

test('§3 card: the date is published_at, falling back to created_at', () => {
  expect(shownDate({ published_at: '2026-01-02 00:00:00', created_at: '2026-01-01 00:00:00' })).toBe(
    '2026-01-02 00:00:00',
  )
  expect(shownDate({ published_at: null, created_at: '2026-01-01 00:00:00' })).toBe('2026-01-01 00:00:00')
})

test("§3 card: first tag is the category, 'artículo' by default; tags 2 to 4 as #tag; the rest as a number", () => {
  expect(cardTags([])).toEqual({ category: 'artículo', hashTags: [], more: 0 })
  expect(cardTags(['a', 'b', 'c', 'd'])).toEqual({ category: 'a', hashTags: ['b', 'c', 'd'], more: 0 })
  expect(cardTags(['a', 'b', 'c', 'd', 'e', 'f']).more).toBe(2)
})

test('a drawing of this site is used as it is; any other picture is served in widths, under a name that changes with it', () => {
  expect(articleImage(anArticle({ featured_image: '/images/a.svg' }))).toEqual({ src: '/images/a.svg' })
  const remote = articleImage(anArticle({ slug: 'año', featured_image: 'https://example.com/a.jpg' }))
  expect(remote.src).toMatch(/^\/media\/article\/a%C3%B1o\?v=\w+&w=1200$/)
  expect(remote.srcSet).toMatch(/^\S+&w=400 400w, \S+&w=800 800w, \S+&w=1200 1200w, \S+&w=1600 1600w$/)
  expect(articleImage(anArticle({ slug: 'año', featured_image: 'https://example.com/b.jpg' })).src).not.toBe(
    remote.src,
  )
  expect(articleImage(anArticle({ slug: 'a', featured_image: '/images/foto.jpg' })).src).toBe(
    '/media/article/a?w=1200',
  )
  expect(articleImage(anArticle({ slug: 'a', featured_image: null }))).toEqual({
    src: expect.stringMatching(/^\/media\/article\/a\?v=\w+$/) as string,
  })
})
