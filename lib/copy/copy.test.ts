import { fill } from '../text/fill'
import { ABOUT } from './about'
import { ARTICLE, articleDescription, articleTitle } from './article'
import { ARTICLE_LIST } from './article-list'
import { ARTICLES } from './articles'
import { CALENDAR } from './calendar'
import { calendarDay, calendarSummary } from './calendar-sentences'
import { ERRORS } from './errors'
import { FEEDS } from './feeds'
import { PRIVACY } from './privacy'
import { PROJECTS } from './projects'
import { PROJECT_LIST } from './project-list'
import { RESUME } from './resume'
import { VIEWER_COPY } from './resume-viewer'
import { FOOTER } from './site'

/*
 * Texts composed of parts, literally. Constant texts are checked in the browser tests.
 */

test('§2 an article is described by its own words, from the most to the least meant for it', () => {
  const article = { title: 'T', meta_description: 'M', excerpt: 'E' }
  expect(articleTitle('T', 'S')).toBe('T | Blog S')
  expect(articleDescription(article)).toBe('M')
  expect(articleDescription({ ...article, meta_description: null })).toBe('E')
  expect(articleDescription({ title: 'T', meta_description: null, excerpt: null })).toBe('Artículo sobre T')
})

test('§2 the count of articles, with and without a search', () => {
  expect([0, 1, 12].map((count) => ARTICLE_LIST.count(count))).toEqual([
    '0 artículos',
    '1 artículo',
    '12 artículos',
  ])
  expect([0, 1, 2].map((count) => ARTICLE_LIST.count(count, 'php'))).toEqual([
    '0 artículos encontrados para "php"',
    '1 artículo encontrado para "php"',
    '2 artículos encontrados para "php"',
  ])
})

test('where there are more pages, the count says that the search was for this one', () => {
  expect(ARTICLE_LIST.count(2, 'php', true)).toBe('2 artículos encontrados para "php" en esta página')
  expect(ARTICLE_LIST.count(12, '', true)).toBe('12 artículos')
})

test('§2 the count of projects, with and without a filter', () => {
  expect(fill(PROJECT_LIST.count, { shown: 6, total: 20 })).toBe('Mostrando 6 de 20 proyectos')
  expect(fill(PROJECT_LIST.filtered, { type: 'web' })).toBe(' (filtro: web)')
  const { web, app } = PROJECT_LIST.filters
  expect([fill(PROJECT_LIST.all, { total: 20 }), web, app]).toEqual(['Todos (20)', 'Web', 'Apps'])
})

test('one contribution is one, none and two are more', () => {
  expect([0, 1, 2].map((count) => calendarDay(CALENDAR, count, 'x'))).toEqual([
    '0 contribuciones el x',
    '1 contribución el x',
    '2 contribuciones el x',
  ])
  expect(calendarSummary(CALENDAR, null, { active: 7, longestRun: 3 })).toBe(
    'En el último año hubo actividad en 7 días; la racha más larga fue de 3 días seguidos.',
  )
  expect(calendarSummary(CALENDAR, 2024, { active: 2, longestRun: 1 })).toBe(
    'En 2024 hubo actividad en 2 días; la racha más larga fue de un solo día.',
  )
  expect(calendarSummary(CALENDAR, 2024, { active: 1, longestRun: 1 })).toContain('en 1 día; ')
  expect(calendarSummary(CALENDAR, 2024, { active: 0, longestRun: 0 })).toBe('En 2024 no hubo actividad.')
})

test('how much of the document is there is said where it is known, zero as well', () => {
  expect([VIEWER_COPY.es.loading(), VIEWER_COPY.es.loading(0), VIEWER_COPY.es.loading(40)]).toEqual([
    'Cargando el documento…',
    'Cargando el documento… 0 %',
    'Cargando el documento… 40 %',
  ])
  expect(VIEWER_COPY.es.tooLong(20, 30)).toBe(
    'Aquí se muestran las primeras 20 páginas de 30; el documento entero está en la descarga.',
  )
  expect(VIEWER_COPY.es.pageOf(1, 2)).toBe('Página 1 de 2')
})

test.each([
  [ARTICLE_LIST.page(2, 3), 'Página 2 de 3'],
  [ARTICLES.moreTags(2), '+2 más'],
  [ARTICLES.minutes(3), '3 min de lectura'],
  [ARTICLE.minutes(3), '3 min de lectura'],
  [ARTICLE.footnoteBack('1-2'), 'Volver a la referencia 1-2'],
  [fill(PROJECT_LIST.page, { page: 2 }), 'Página 2'],
  [FOOTER.developedBy('Ana'), 'Desarrollado por Ana'],
  [FOOTER.copyright(2026, 'Ana'), '© 2026 Ana'],
  [FOOTER.error('x'), 'Error: x'],
  [ERRORS.http(502), 'Error HTTP: 502'],
  [ERRORS.connectionTo('x'), 'Error de conexión: x'],
  [FEEDS.rss('S'), 'S: artículos (RSS)'],
  [FEEDS.atom('S'), 'S: artículos (Atom)'],
  [FEEDS.json('S'), 'S: artículos (JSON Feed)'],
  [FEEDS.title('S'), 'Blog de S'],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected)
})

test('every description names the owner', () => {
  for (const describe of [ARTICLES, PROJECTS, RESUME, PRIVACY])
    expect(describe.description('Ana', true)).toMatch(/ de Ana\b/)
  expect(ABOUT.description('Ana', 'Soria')).toMatch(/^Quién es Ana: .*, en Soria\.$/)
  expect(ABOUT.description('Ana', null)).toMatch(/^Quién es Ana: .* y aficiones\.$/)
})

test('§2 CV: a download is promised only where there is a PDF', () => {
  expect(RESUME.description('Ana', true)).toMatch(/leer aquí y descargar en PDF\.$/)
  expect(RESUME.description('Ana', false)).toMatch(/leer aquí\.$/)
})
