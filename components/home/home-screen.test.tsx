import { render, screen, within } from '@testing-library/react'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { homeSchema, siteSchema } from '@/lib/site/owner-schema'
import { SITE_PARTS, type SitePart } from '@/lib/site/shown-parts'
import { HomeScreen } from './home-screen'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))

beforeEach(() => Object.assign(window, { matchMedia: () => ({ matches: true }) }))

const SITE = { name: 'Íñigo', title: 'Íñigo', description: 'Un sitio.', url: 'https://a.example' }
const show = (home: object = {}, site: object = {}, given: object = {}) => {
  const props = {
    portrait: null,
    articles: [anArticle({ title: 'Un texto' })],
    featured: [aProject()],
    parts: new Set(SITE_PARTS),
    ...given,
  }
  return render(
    <HomeScreen home={homeSchema.parse(home)} site={siteSchema.parse({ ...SITE, ...site })} {...props} />,
  )
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('§2 Home: roles, recent articles, the owner, and then the featured projects', () => {
  show({ roles: ['Una', 'Otra'], biography: 'De Lugo.' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hola, soy Íñigo')
  expect(headings()).toEqual(['Artículos recientes', 'Sobre mí', 'Proyectos destacados'])
  const featured = within(screen.getByRole('region', { name: 'Proyectos destacados' }))
  expect(featured.getByRole('heading', { level: 3 })).toHaveTextContent('Un proyecto')
  expect(featured.getByRole('link', { name: 'Ver todos los proyectos' })).toHaveAttribute('href', '/project')
  const recent = within(screen.getByRole('region', { name: 'Artículos recientes' }))
  expect(recent.getByRole('link', { name: 'Un texto' })).toHaveAttribute('href', '/article/un-articulo')
  expect(recent.getByRole('link', { name: 'Ver todos los artículos' })).toHaveAttribute('href', '/articles')
})

test("greeting, headings and their order come from the owner's configuration", () => {
  show({
    greeting: 'Ola, son',
    sections: ['featured', 'recent'],
    headings: { featured: 'O mellor', recent: 'O último' },
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ola, son Íñigo')
  expect(headings()).toEqual(['O mellor', 'O último'])
})

test('a single role is static and visible', () => {
  show({ roles: 'Enxeñeira' })
  expect(screen.getByRole('list', { name: 'A qué me dedico' })).toHaveTextContent('Enxeñeira')
  expect(screen.getByRole('list', { name: 'A qué me dedico' })).not.toHaveAttribute('data-typed')
  expect(screen.queryByRole('button')).toBeNull()
})

test('several roles are typed, and can be paused', () => {
  show({ roles: ['Una', 'Otra'] })
  expect(screen.getByRole('button', { name: 'Pausar la animación' })).toBeInTheDocument()
})

test('a typed role links to its CV, and so does it in the list for screen readers and keyboards', () => {
  const { container } = show({ roles: ['Una', 'Otra'] }, {}, { rolePaths: { Una: '/resume/una' } })
  const list = screen.getByRole('list', { name: 'A qué me dedico' })
  expect(within(list).getByRole('link', { name: 'Una' })).toHaveAttribute('href', '/resume/una')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Una', 'Otra'])
  const typed = container.querySelector('a[aria-hidden="true"]')
  expect(['href', 'tabindex'].map((name) => typed?.getAttribute(name))).toEqual(['/resume/una', '-1'])
})

test('a typed role without a CV is no link', () => {
  const { container } = show({ roles: ['Una', 'Otra'] }, {}, { rolePaths: { Otra: '/resume/otra' } })
  expect(container.querySelector('a[aria-hidden="true"]')).not.toHaveAttribute('href')
})

test('one line says what the owner is available for, in its own language; without one there is none', () => {
  const text = 'Disponible · Madrid o remoto'
  const { unmount } = show({}, {}, { available: { text, lang: 'es' } })
  expect(screen.getByText(text)).toHaveAttribute('lang', 'es')
  unmount()
  show({}, {}, { available: null })
  expect(screen.queryByText(/Disponible/)).toBeNull()
})

test('an empty owner profile: no roles, no texts, no accounts, and a generic portrait', () => {
  const { container } = show({}, {}, { articles: [], featured: [] })
  expect(headings()).toEqual(['Sobre mí'])
  for (const role of ['list', 'img', 'article']) expect(screen.queryByRole(role)).toBeNull()
  expect(container.querySelectorAll('p:empty, ul:empty, section:empty')).toHaveLength(0)
  expect(container.querySelector('svg[viewBox="0 0 88 96"]')).toHaveAttribute('aria-hidden', 'true')
})

test('a photograph keeps its aspect ratio and alt text, and is framed as it is in both themes', () => {
  const portrait = { src: '/a.png', srcSet: '/a.png 400w', alt: 'Yo', width: 900, height: 300 }
  const { container } = show({}, {}, { portrait })
  const image = screen.getByRole('img', { name: 'Yo' })
  expect(['src', 'width', 'height'].map((name) => image.getAttribute(name))).toEqual(['/a.png', '900', '300'])
  expect(image).toHaveAttribute('sizes', '(min-width: 64rem) 30rem, (min-width: 48rem) 24rem, 9rem')
  expect(image.closest('.frame')).not.toBeNull()
  expect(container.querySelector('[data-by], svg[viewBox="0 0 88 96"]')).toBeNull()
})

test('a drawing has its own picture by night; one without is the same in both themes', () => {
  const day = { src: '/day.svg', alt: 'Yo', width: 880, height: 960 }
  const { container, unmount } = show({}, {}, { portrait: day, night: { ...day, src: '/night.svg' } })
  const shown = () =>
    [...container.querySelectorAll<HTMLImageElement>('.drawing')].map((image) => [
      image.dataset.by,
      image.src,
    ])
  expect(shown()).toEqual([
    ['day', 'http://localhost/day.svg'],
    ['night', 'http://localhost/night.svg'],
  ])
  unmount()
  const alone = show({}, {}, { portrait: day }).container.querySelectorAll<HTMLElement>('.drawing')
  expect([...alone].map((image) => image.dataset.by)).toEqual([undefined])
})

test("twelve accounts are in the owner's order; the map location is in the footer only", () => {
  const kinds = ['maps', 'github', 'gitlab', 'linkedin', 'mastodon', 'bluesky', 'x', 'youtube', 'instagram']
  const social = [...kinds, 'threads', 'telegram', 'la forja'].map((kind, index) => ({
    kind,
    url: `https://a.example/${index}`,
  }))
  show({}, { social })
  const links = within(screen.getByRole('list', { name: 'Dónde encontrarme' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(social.slice(1).map(({ url }) => url))
  expect(links.every((link) => link.querySelector('svg'))).toBe(true)
})

test('in English, Spanish owner text is marked with its language, and nothing else is', () => {
  const home = homeSchema.parse({ roles: ['Una', 'Otra'], intro: 'Hago webs.', biography: 'De Lugo.' })
  const page = (borrowed: string[]) => (
    <HomeScreen
      home={{ ...home, borrowed }}
      site={siteSchema.parse(SITE)}
      portrait={null}
      articles={[]}
      featured={[]}
      parts={new Set(SITE_PARTS)}
      language="en"
    />
  )
  const { container, rerender } = render(page(['roles', 'intro', 'biography']))
  const spanish = () => [...container.querySelectorAll('[lang="es"]')].map(({ textContent }) => textContent)
  expect(spanish()).toEqual(['Una', 'Otra', 'Hago webs.', 'De Lugo.'])
  rerender(page(['intro']))
  expect(spanish()).toEqual(['Hago webs.'])
})

test.each<[SitePart[], string[]]>([
  [[...SITE_PARTS], ['/project', '/resume', '/contacto', '/about']],
  [
    ['resume', 'about'],
    ['/resume', '/contacto', '/about'],
  ],
  [
    ['projects', 'resume'],
    ['/project', '/resume', '/contacto'],
  ],
  [[], ['/contacto']],
])('on a site with %j the buttons lead to these pages: %j', (parts, hrefs) => {
  show({}, {}, { articles: [], featured: [], parts: new Set(parts) })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
})
