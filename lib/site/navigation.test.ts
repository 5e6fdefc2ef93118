import { NAV, NAV_EN } from './frame-words'
import { navigation, type NavigationLink } from './navigation'
import { siteSchema } from './owner-schema'
import { SITE_PARTS, type SitePart } from './shown-parts'

const REQUIRED = { name: 'Ñ', title: 'Ñ', description: 'Un sitio.', url: 'https://a.example' }
const linksIn = (language: 'es' | 'en', { menu, parts = SITE_PARTS, pages }: Given = {}) =>
  navigation({
    pages,
    language,
    menu: siteSchema.parse({ ...REQUIRED, menu }).menu,
    words: language === 'es' ? NAV : NAV_EN,
    parts: new Set<SitePart>(parts),
  })
type Given = {
  menu?: unknown
  parts?: readonly SitePart[]
  pages?: Parameters<typeof navigation>[0]['pages']
}
const current = (links: NavigationLink[], path: string) =>
  links.filter(({ section }) => RegExp(section).test(path)).map(({ label }) => label)

test('§2 the Spanish links, and which one is current for a page', () => {
  const links = linksIn('es')
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
  const links = linksIn('en')
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
  ['es', ['about', 'resume', 'privacy'], ['/', '/about', '/resume', '/politics']],
  ['es', ['articles', 'resume'], ['/', '/articles', '/resume']],
  ['es', [], ['/']],
  ['en', ['about', 'projects', 'privacy'], ['/en', '/en/about', '/en/project', '/politics']],
] as const)('in %s, a site with %j has links to nothing else', (language, parts, hrefs) => {
  expect(linksIn(language, { parts }).map(({ href }) => href)).toEqual(hrefs)
})

test("entries, their order and their words are the owner's; the contact page can be one", () => {
  const menu = [{ page: 'resume', label: 'CV' }, 'home', 'contact']
  expect(linksIn('es', { menu }).map(({ label, href }) => [label, href])).toEqual([
    ['CV', '/resume'],
    ['Inicio', '/'],
    ['Contacto', '/contacto'],
  ])
  const english = linksIn('en', { menu })
  expect(english.map(({ href }) => href)).toEqual(['/en/resume', '/en', '/en/contact'])
  expect(current(english, '/en/contact/thanks')).toEqual(['Contact'])
  expect(current(linksIn('es', { menu }), '/contacto/articulo/x')).toEqual(['Contacto'])
})

test("the owner's own pages have the places that they name; one without a place is not in the menu", () => {
  const pages = [
    { path: '/libros', title: 'Libros', menu: 9 },
    { path: '/usos', title: 'Lo que uso', menu: 2 },
    { path: '/ahora', title: 'Ahora', menu: 1 },
    { path: '/oculta', title: 'Oculta', menu: null },
  ]
  const links = linksIn('es', { pages, parts: ['resume'] })
  expect(links.map(({ label }) => label)).toEqual(['Ahora', 'Lo que uso', 'Inicio', 'Currículo', 'Libros'])
  expect(current(links, '/usos')).toEqual(['Lo que uso'])
})
