import { site } from '@/e2e/unit/own-content'
import { articlesMetadata, projectsMetadata } from '../seo/list-metadata'
import { homeTitle, pageWords } from './words'

const { pages, city } = site
afterEach(() => void Object.assign(site, { pages, city }))

test("by default the site's own texts are used", () => {
  expect(pageWords('about')).toMatchObject({
    heading: 'Quien soy',
    share: 'Formación, conocimientos y aficiones',
  })
  expect(pageWords('projects').heading).toBe('Últimos trabajos')
  expect(pageWords('articles').heading).toBe('Artículos & Blog')
  expect(pageWords('privacy').heading).toBe('Políticas de Privacidad')
  expect(pageWords('home')).toEqual({
    heading: 'Nuria Prueba',
    description: 'Un sitio para las pruebas.',
    share: 'Portfolio y blog',
  })
})

test('heading, description and share sentence can each be set by the owner', () => {
  const mine = { heading: 'Textos', description: 'Lo que escribo.', share: null }
  site.pages = { ...pages, articles: mine, projects: { heading: null, description: 'Hago.', share: 'Mira' } }
  expect(pageWords('articles')).toEqual({ ...mine, share: 'Lo que aprendo, por escrito' })
  expect(pageWords('projects')).toEqual({ heading: 'Últimos trabajos', description: 'Hago.', share: 'Mira' })
  expect(articlesMetadata(2).description).toBe('Lo que escribo. Página 2.')
  expect(projectsMetadata({ page: 1 }).description).toBe('Hago.')
})

test("the home page has the site's title first, then its share sentence", () => {
  expect([homeTitle(), homeTitle('en')]).toEqual([
    'Cuaderno de pruebas | Portfolio y blog',
    'Cuaderno de pruebas | Portfolio and blog',
  ])
  site.pages = { ...pages, home: { ...pages.home, share: 'Redes y radio' } }
  expect(homeTitle()).toBe('Cuaderno de pruebas | Redes y radio')
})

test('no sentence mentions a location that is not configured', () => {
  expect(pageWords('about').description).toMatch(/, en Soria\.$/)
  site.city = null
  for (const page of ['home', 'about', 'projects', 'articles', 'resume', 'contact', 'privacy'] as const)
    expect(Object.values(pageWords(page)).join(' ')).not.toMatch(/null|undefined| en \.|Madrid| en$/)
})
