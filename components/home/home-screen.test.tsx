import { render, screen, within } from '@testing-library/react'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { homeSchema, siteSchema } from '@/lib/site/owner-schema'
import { HomeScreen } from './home-screen'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))

beforeEach(() => Object.assign(window, { matchMedia: () => ({ matches: true }) }))

const SITE = { name: 'Íñigo', title: 'Íñigo', description: 'Un sitio.', url: 'https://a.example' }
const show = (home: object = {}, site: object = {}, given: object = {}) => {
  const props = {
    portrait: null,
    articles: [anArticle({ title: 'Un texto' })],
    featured: [aProject()],
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
  expect(screen.getByRole('list', { name: 'A qué me dedico' }).className).not.toContain('whileAnimated')
  expect(screen.queryByRole('button')).toBeNull()
})

test('several roles are typed, and can be paused', () => {
  show({ roles: ['Una', 'Otra'] })
  expect(screen.getByRole('button', { name: 'Pausar la animación' })).toBeInTheDocument()
})

test('roles with a CV link to it below a label; the others are for screen readers', () => {
  const rolePaths = { Una: '/resume/una' }
  show({ roles: ['Una', 'Otra'] }, {}, { rolePaths })
  const list = screen.getByRole('list', { name: 'A qué me dedico' })
  expect(list.previousElementSibling).toHaveTextContent('CV por puesto:')
  expect(within(list).getByRole('link', { name: 'Una' })).toHaveAttribute('href', '/resume/una')
  const items = within(list).getAllByRole('listitem')
  expect(items.map((item) => [item.textContent, /whileAnimated/.test(item.className)])).toEqual([
    ['Una', false],
    ['Otra', true],
  ])
})

test('where every role has a CV, the label is shown without the animation too', () => {
  for (const [rolePaths, isAlways] of [
    [{ Una: '/resume/una' }, false],
    [{ Una: '/resume/una', Otra: '/resume/otra' }, true],
  ] as const) {
    const { unmount } = show({ roles: ['Una', 'Otra'] }, {}, { rolePaths })
    expect(!screen.getByText('CV por puesto:').className.includes('whileTyped')).toBe(isAlways)
    unmount()
  }
})

test('where no role has a CV, there is no mention of one', () => {
  show({ roles: ['Una', 'Otra'] })
  expect(screen.queryByText('CV por puesto:')).toBeNull()
  expect(screen.getByRole('list', { name: 'A qué me dedico' }).className).toContain('whileAnimated')
})

test('an empty owner profile: no roles, no texts, no accounts, and a generic portrait', () => {
  const { container } = show({}, {}, { articles: [], featured: [] })
  expect(headings()).toEqual(['Sobre mí'])
  for (const role of ['list', 'img', 'article']) expect(screen.queryByRole(role)).toBeNull()
  expect(container.querySelectorAll('p:empty, ul:empty, section:empty')).toHaveLength(0)
  expect(container.querySelector('svg[viewBox="0 0 88 96"]')).toHaveAttribute('aria-hidden', 'true')
})

test('the portrait keeps its aspect ratio and alt text', () => {
  const portrait = { src: '/a.png', srcSet: '/a.png 400w', alt: 'Yo', width: 900, height: 300 }
  const { container } = show({}, {}, { portrait })
  const image = screen.getByRole('img', { name: 'Yo' })
  expect(['src', 'width', 'height'].map((name) => image.getAttribute(name))).toEqual(['/a.png', '900', '300'])
  expect(image).toHaveAttribute('sizes', '(min-width: 64rem) 30rem, 22rem')
  expect(container.querySelector('svg[viewBox="0 0 88 96"]')).toBeNull()
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
      language="en"
    />
  )
  const { container, rerender } = render(page(['roles', 'intro', 'biography']))
  const spanish = () => [...container.querySelectorAll('[lang="es"]')].map(({ textContent }) => textContent)
  expect(spanish()).toEqual(['Una', 'Otra', 'Hago webs.', 'De Lugo.'])
  rerender(page(['intro']))
  expect(spanish()).toEqual(['Hago webs.'])
})
