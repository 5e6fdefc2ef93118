import fc from 'fast-check'
import { anArticle } from '../../e2e/unit/builders'
import { publicationDate } from '../content/publication'
import { momentInMadrid } from '../text/date'
import { articleImage, badgeTone, changedDate, modifiedDate } from './article'

test('a local vector image is used as is; any other image is served in several widths, with a versioned name', () => {
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
    src: '/media/article/a',
  })
})

const BEFORE = '2026-09-04 00:00:00'
const CREATED = '2026-09-05 10:33:56'
const AFTER = '2026-09-06 00:00:00'

test.each([
  ['an edit', { published_at: CREATED, created_at: CREATED, updated_at: AFTER }, AFTER],
  ['an edit of a row without a date of publication', { created_at: CREATED, updated_at: AFTER }, AFTER],
  ['an edit at the moment of publication', { published_at: AFTER, updated_at: AFTER }, AFTER],
  ['no edit', { created_at: CREATED, updated_at: CREATED }, null],
  ['no date of an edit', { updated_at: null }, null],
  ['an edit before the publication', { published_at: AFTER, created_at: BEFORE, updated_at: CREATED }, null],
  ['an edit before the row was written', { created_at: CREATED, updated_at: BEFORE }, null],
])("§2 'Actualizado el': %s", (_name, dates, shown) => {
  expect(changedDate(anArticle({ created_at: CREATED, ...dates }))).toBe(shown)
})

const wallClock = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19).replace('T', ' '))

test('an article is never modified before its publication, including in skipped or repeated hours', () => {
  const near = fc.constantFrom('2026-03-29 02:30:00', '2026-03-29 03:10:00', '2026-10-25 02:30:00')
  const date = fc.oneof(wallClock, near)
  fc.assert(
    fc.property(date, date, fc.option(date), (created_at, updated_at, published_at) => {
      const article = anArticle({ created_at, updated_at, published_at })
      const modified = modifiedDate(article)
      expect(momentInMadrid(modified ?? '')).toBeGreaterThanOrEqual(
        momentInMadrid(publicationDate(article) ?? ''),
      )
      expect([updated_at, publicationDate(article)]).toContain(modified)
    }),
  )
  expect(modifiedDate(anArticle({ created_at: null, updated_at: null }))).toBeNull()
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
  [' php ', 'dark'],
  ['constructor', 'outline-secondary'],
])('§3 badge colour of %s is %s', (tag, tone) => {
  expect(badgeTone(tag)).toBe(tone)
})
