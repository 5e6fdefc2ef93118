import { NAV_EN } from './frame-words.en'
import { NAV } from './frame-words'
import { navigation, type NavigationLink } from './navigation'
import { shownParts } from './shown-parts'

const ALL = shownParts({ articles: [1], projects: [1] })
const current = (links: NavigationLink[], path: string) =>
  links.filter(({ section }) => RegExp(section).test(path)).map(({ label }) => label)

test('§2 the Spanish links, and which one is current for a page', () => {
  const links = navigation('es', NAV, ALL)
  expect(links.map(({ href, label }) => [label, href])).toEqual([
    ['Inicio', '/'],
    ['Sobre mí', '/about'],
    ['Proyectos', '/project'],
    ['Artículos', '/articles'],
    ['Currículo', '/resume'],
    ['Políticas de Privacidad', '/politics'],
  ])
  expect(current(links, '/')).toEqual(['Inicio'])
  expect(current(links, '/project/web')).toEqual(['Proyectos'])
  for (const path of ['/articles/page/2', '/article/uno', '/etiqueta/php', '/etiquetas', '/serie/x'])
    expect(current(links, path)).toEqual(['Artículos'])
  expect(current(links, '/buscar')).toEqual([])
  expect(links.every(({ hrefLang }) => hrefLang === undefined)).toBe(true)
})

test('the English links: the privacy policy is marked as Spanish', () => {
  const links = navigation('en', NAV_EN, ALL)
  expect(links.map(({ href }) => href)).toEqual([
    '/en',
    '/en/about',
    '/en/project',
    '/en/articles',
    '/en/resume',
    '/politics',
  ])
  expect(links.map(({ hrefLang }) => hrefLang ?? '')).toEqual(['', '', '', '', '', 'es'])
  expect(current(links, '/en')).toEqual(['Home'])
  expect(current(links, '/en/project/web/page/2')).toEqual(['Projects'])
})

test.each([
  ['es', NAV, [], ['/', '/about', '/resume', '/politics']],
  ['es', NAV, ['articles'], ['/', '/about', '/articles', '/resume', '/politics']],
  ['en', NAV_EN, ['projects'], ['/en', '/en/about', '/en/project', '/en/resume', '/politics']],
] as const)('in %s, what there is none of has no link', (language, words, parts, hrefs) => {
  expect(navigation(language, words, new Set(parts)).map(({ href }) => href)).toEqual(hrefs)
})
