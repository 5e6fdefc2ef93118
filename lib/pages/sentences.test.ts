import { fill } from '../text/fill'
import { ABOUT, ABOUT_EN, FEEDS, PRIVACY, SUBSCRIBE } from './screen-words'
import { ARTICLE_LIST, articleDescription, ARTICLES, articleTitle, ENGLISH_ARTICLES } from '../articles/words'
import { CALENDAR, calendarDay, calendarSummary } from '../calendar/words'
import { ERRORS } from '../site/error-words'
import { PROJECT_LIST, PROJECTS } from '../projects/words'
import { RESUME_COPY } from '../resume/words'
import { VIEWER_COPY } from '../resume/viewer-words'
import { FOOTER } from '../site/frame-words'

/* Texts composed of parts, written literally. The browser tests check constant texts. */

test("§2 an article's description is the most specific available text", () => {
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

test('with several pages, the count says that the search covers only this one', () => {
  expect(ARTICLE_LIST.count(2, 'php', true)).toBe('2 artículos encontrados para "php" en esta página')
  expect(ARTICLE_LIST.count(12, '', true)).toBe('12 artículos')
})

test('§2 the count of projects, with and without a filter', () => {
  expect(fill(PROJECT_LIST.count, { shown: 6, total: 20 })).toBe('Mostrando 6 de 20 proyectos')
  expect(fill(PROJECT_LIST.filtered, { type: 'web' })).toBe(' (filtro: web)')
  const { web, app } = PROJECT_LIST.filters
  expect([fill(PROJECT_LIST.all, { total: 20 }), web, app]).toEqual(['Todos (20)', 'Web', 'Apps'])
})

test('contributions are pluralised: one is singular, none and two are plural', () => {
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

test('the site-wide search includes the search term, if any', () => {
  expect(ARTICLE_LIST.everywhere()).toBe('Buscar en todo el sitio')
  expect(ARTICLE_LIST.everywhere('php')).toBe('Buscar «php» en todo el sitio')
})

test('singular and plural for articles in English', () => {
  expect(ENGLISH_ARTICLES.lead(1, 1)).toBe('The blog’s one article is in English.')
  expect(ENGLISH_ARTICLES.lead(9, 9)).toBe('All 9 of the blog’s articles are in English.')
  expect(ENGLISH_ARTICLES.lead(1, 9)).toBe('One of the blog’s 9 articles is in English.')
  expect(ENGLISH_ARTICLES.lead(2, 9)).toBe('2 of the blog’s 9 articles are in English.')
})

test('explanations are complete, from their first sentence on', () => {
  expect(SUBSCRIBE.what.map((text) => text.split(' ', 2).join(' '))).toEqual(['Un canal', 'Copia una'])
})

test('a year has twelve month names in each language', () => {
  for (const { months } of Object.values(RESUME_COPY)) expect(new Set(months).size).toBe(12)
  expect([RESUME_COPY.es.months[0], RESUME_COPY.en.months[0]]).toEqual(['ene.', 'Jan'])
})

test('loading progress is shown if known, including zero', () => {
  expect([VIEWER_COPY.es.loading(), VIEWER_COPY.es.loading(0), VIEWER_COPY.es.loading(40)]).toEqual([
    'Cargando el documento…',
    'Cargando el documento… 0 %',
    'Cargando el documento… 40 %',
  ])
  expect([VIEWER_COPY.en.loading(), VIEWER_COPY.en.loading(0), VIEWER_COPY.en.loading(40)]).toEqual([
    'Loading the document…',
    'Loading the document… 0%',
    'Loading the document… 40%',
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
  [fill(PROJECT_LIST.page, { page: 2 }), 'Página 2'],
  [FOOTER.developedBy('Ana'), 'Desarrollado por Ana'],
  [FOOTER.copyright(2026, 'Ana'), '© 2026 Ana'],
  [FOOTER.error('x'), 'Error: x'],
  [ERRORS.http(502), 'Error de conexión: Error HTTP: 502'],
  [FEEDS.rss('S'), 'S: artículos (RSS)'],
  [FEEDS.atom('S'), 'S: artículos (Atom)'],
  [FEEDS.json('S'), 'S: artículos (JSON Feed)'],
  [FEEDS.title('S'), 'Blog de S'],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected)
})

test("every description contains the owner's name", () => {
  for (const describe of [ARTICLES, PROJECTS, RESUME_COPY.es, PRIVACY])
    expect(describe.description('Ana', true)).toMatch(/ de Ana\b/)
  expect(ABOUT.description('Ana', 'Soria')).toMatch(/^Quién es Ana: .*, en Soria\.$/)
  expect(ABOUT.description('Ana', null)).toMatch(/^Quién es Ana: .* y aficiones\.$/)
  expect(ABOUT_EN.description('Ana', 'Soria')).toMatch(/^Who Ana is: .*, in Soria\.$/)
  expect(ABOUT_EN.description('Ana', null)).toMatch(/^Who Ana is: .* and interests\.$/)
})

test('§2 CV: a download is mentioned only if there is a PDF', () => {
  expect(RESUME_COPY.es.description('Ana', true)).toMatch(/leer aquí y descargar en PDF\.$/)
  expect(RESUME_COPY.es.description('Ana', false)).toMatch(/leer aquí\.$/)
  expect(RESUME_COPY.en.description('Ana', true)).toMatch(/Read it here or download it as a PDF\.$/)
  expect(RESUME_COPY.en.description('Ana', false)).toMatch(/Read it here\.$/)
})
