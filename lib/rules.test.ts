import fc from 'fast-check'
import { articleImage, cardTags, readingMinutes, shownDate } from './article'
import { badgeTone } from './badge'
import { pageItems } from './pagination'
import { projectButtons } from './project'
import { projectSegments, readProjectView } from './project-view'
import { decodeSegment, readPageSegment, routes } from './routes'
import { anArticle, aProject } from './testing/builders'
import { isUsablePath } from './usable-path'

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

test.each([
  ['tecnologia', 'primary'],
  ['tech', 'primary'],
  ['proyectos', 'success'],
  ['projects', 'success'],
  ['tutoriales', 'info'],
  ['tutorials', 'info'],
  ['personal', 'warning'],
  ['desarrollo', 'secondary'],
  ['react', 'info'],
  ['php', 'dark'],
  ['javascript', 'warning'],
  ['docker', 'outline-secondary'],
  ['Tecnología', 'primary'],
  ['PHP', 'dark'],
  ['constructor', 'outline-secondary'],
])('§3 badge colour of %s is %s', (tag, tone) => {
  expect(badgeTone(tag)).toBe(tone)
})

test('§2 pagination: seven pages or fewer are all listed', () => {
  expect(pageItems(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('§2 pagination: above seven the first, a window of two either side, and the last, with gaps between', () => {
  expect(pageItems(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20])
  expect(pageItems(1, 20)).toEqual([1, 2, 3, 'gap', 20])
  expect(pageItems(4, 20)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 20])
  expect(pageItems(20, 20)).toEqual([1, 'gap', 18, 19, 20])
})

test('pagination always lists the first, the current and the last page, in order and each once', () => {
  const cases = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(cases, ([current, count]) => {
      const numbers = pageItems(current, count).filter((item) => item !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, current, count]))
    }),
  )
})

test('§2 project buttons: GitHub, and Demo if there is one; a blog has a single Demo', () => {
  const kinds = (fields: object) => projectButtons(aProject(fields)).map(({ kind }) => kind)
  expect(kinds({})).toEqual(['code', 'demo'])
  expect(kinds({ demoLink: null })).toEqual(['code'])
  expect(kinds({ isBlog: true })).toEqual(['demo'])
  expect(kinds({ ghLink: null, demoLink: null })).toEqual([])
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

test('addresses of lists, articles and projects', () => {
  expect(routes.articles()).toBe('/articles')
  expect(routes.articles(3)).toBe('/articles/page/3')
  expect(routes.article('año')).toBe('/article/a%C3%B1o')
  expect(routes.projects()).toBe('/project')
  expect(routes.projects({ type: 'web', page: 2 })).toBe('/project/web/page/2')
})

test.each(['1', '0', '-1', '01', '1e3', 'dos', '', '9999999'])('%p is no page address', (segment) => {
  expect(readPageSegment(segment)).toBeNull()
})

test('every view of the gallery is read back from its own address', () => {
  for (const view of [{ type: 'web' as const, page: 1 }, { type: 'app' as const, page: 3 }, { page: 2 }]) {
    expect(readProjectView(projectSegments(view))).toEqual(view)
  }
  for (const segments of [
    ['todos'],
    ['web', 'page'],
    ['web', 'page', '1'],
    ['page', '2', 'web'],
    ['web', 'x', '2'],
  ]) {
    expect(readProjectView(segments)).toBeNull()
  }
})

test('addresses that no page can have are told from unusual ones', () => {
  expect(isUsablePath('/article/a%C3%B1o')).toBe(true)
  for (const path of [
    '/%E0%A4%A',
    '/article/..%2f',
    '/a%00b',
    '/..%5c',
    `/${'a'.repeat(201)}`,
    `/${'a/'.repeat(600)}`,
  ]) {
    expect(isUsablePath(path)).toBe(false)
  }
  expect(decodeSegment('%E0%A4%A')).toBeNull()
})
