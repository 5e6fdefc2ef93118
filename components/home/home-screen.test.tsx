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
