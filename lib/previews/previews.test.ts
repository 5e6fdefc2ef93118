import { writeFileSync } from 'node:fs'
import { fakeContent } from '../../e2e/unit/fake-content'
import { about, site } from '../../e2e/unit/own-content'
import { ownPath } from '../../e2e/unit/own-folders'
import { anArticle, aProject } from '../../e2e/unit/builders'
import {
  articleCard,
  articlePreview,
  PAGE_CARDS,
  pageCard,
  pagePreview,
  previewVersion,
  resumeCard,
  resumePreview,
  storyCard,
  storyPreview,
  topicCard,
  topicPreview,
} from './previews'
import { topicImage } from './preview-image'

const WHOLE = { language: 'es', role: null } as const
const ENGLISH = { language: 'en', role: null } as const
const ROLE = { language: 'es', role: 'datos' } as const
const TOPIC = { slug: 'año', name: 'Año', articles: [1, 2] }

beforeAll(() => writeFileSync(ownPath('public/yo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'))
afterEach(() => {
  site.portrait = null
  about.picture = null
})

/** Runs a function with other settings of the site. */
function withSite<T>(fields: Partial<typeof site>, run: () => T): T {
  const before = { ...site }
  Object.assign(site, fields)
  try {
    return run()
  } finally {
    Object.assign(site, before)
  }
}

describe('content of a card', () => {
  test('of an article: title, first tag, name and date, and the cover of its tag', () => {
    expect(articleCard(anArticle({ tags: ['php', 'ia'] }), 'es', 4)).toEqual({
      title: 'Un artículo',
      label: '#php',
      foot: 'Nuria Prueba · 5 de septiembre de 2026',
      cover: { title: 'Un artículo', tag: 'php', place: 4 },
      language: 'es',
    })
    expect(articleCard(anArticle({ tags: [] })).label).toBe('Cuaderno de pruebas')
  })

  test('of each page: its title, and its own sentence', () => {
    const cards = PAGE_CARDS.map((page) => pageCard(page))
    expect(cards.map(({ title }) => title)).toEqual([
      'Nuria Prueba',
      'Sobre mí',
      'Proyectos',
      'Artículos & Blog',
      'CV',
      'Contacto',
      'Políticas de Privacidad',
    ])
    expect(new Set(cards.map(({ foot }) => foot)).size).toBe(7)
    expect(new Set(cards.map(({ label }) => label))).toEqual(new Set(['Cuaderno de pruebas']))
    expect(cards.map(({ own }) => own ?? '')).toEqual([
      'portrait',
      'about',
      '',
      '',
      'portrait',
      'portrait',
      '',
    ])
  })

  test('of a tag or a series: its name, type, and number of articles', () => {
    expect(topicCard('tag', TOPIC)).toMatchObject({
      title: 'Año',
      label: 'Etiqueta · Cuaderno de pruebas',
      foot: 'Nuria Prueba · 2 artículos',
    })
    expect(topicCard('series', { ...TOPIC, articles: [1] })).toMatchObject({
      label: 'Serie · Cuaderno de pruebas',
      foot: 'Nuria Prueba · 1 artículo',
    })
  })

  test('of a CV: the heading in its language, or the name of the role', () => {
    expect(resumeCard(WHOLE, 'Desarrollo web')).toMatchObject({
      title: 'CV',
      foot: 'El CV de Nuria Prueba: Desarrollo web',
      own: 'portrait',
    })
    expect(resumeCard(ENGLISH, 'Web development')).toMatchObject({
      title: 'Résumé',
      foot: 'The résumé of Nuria Prueba: Web development',
    })
    expect(resumeCard(ROLE, 'Datos')).toMatchObject({ title: 'Datos', foot: 'CV de Nuria Prueba' })
  })

  test('of a project with a story: its title, and the project label', () => {
    expect(storyCard(aProject({ title: 'Faro' }))).toMatchObject({
      title: 'Faro',
      label: 'Proyecto · Cuaderno de pruebas',
      foot: 'Nuria Prueba',
    })
  })
})

describe('the address of a preview', () => {
  test('contains its page', () => {
    expect(pagePreview('home').image).toMatch(/^\/media\/page\/home\.jpg\?v=\w+$/)
    expect(pagePreview('about', 'en').image).toMatch(/^\/media\/page\/about\.en\.jpg\?v=\w+$/)
    expect(articlePreview(anArticle({ slug: 'año' })).image).toMatch(
      /^\/media\/article\/a%C3%B1o\/share\.jpg\?v=\w+$/,
    )
    expect(storyPreview(aProject({ id: 4 })).image).toMatch(/^\/media\/project\/4\/share\.jpg\?v=\w+$/)
    expect(topicPreview('series', TOPIC).image).toMatch(/^\/media\/series\/a%C3%B1o\.jpg\?v=\w+$/)
    expect(resumePreview(WHOLE, 'Web').image).toBe(pagePreview('resume').image)
    expect(resumePreview(ENGLISH, 'Web').image).toMatch(/^\/media\/resume\/en\/cv\.jpg\?v=\w+$/)
    expect(resumePreview(ROLE, 'Datos').image).toMatch(/^\/media\/resume\/es\/datos\.jpg\?v=\w+$/)
  })

  test.each([{ name: 'Otra' }, { title: 'Otro' }, { accent: '#0b6e4f' }, { icon: '/images/icono.png' }])(
    'changes with site data shown on all cards: %j',
    (fields) => {
      const addresses = () => [
        pagePreview('home').image,
        articlePreview(anArticle({ tags: [] })).image,
        topicPreview('tag', TOPIC).image,
        resumePreview(ROLE, 'Datos').image,
      ]
      const before = addresses()
      const after = withSite(fields, addresses)
      after.forEach((address, at) => expect(address).not.toBe(before[at]))
      expect(addresses()).toEqual(before)
    },
  )

  test.each([
    [{ title: 'Otro' }],
    [{ tags: ['ia'] }],
    [{ featured_image: '/x.png' }],
    [{ published_at: '2026-10-01 00:00:00' }],
  ])('of an article changes with the content of its card: %j', (fields) => {
    expect(articlePreview(anArticle(fields)).image).not.toBe(articlePreview(anArticle()).image)
  })

  test('of an article does not change with other data, nor with older articles', () => {
    const { image } = articlePreview(anArticle())
    expect(articlePreview(anArticle({ content: 'Otro.', tags: ['php', 'x'] })).image).toBe(image)
    const [one, other] = [articleCard(anArticle(), 'es', 1), articleCard(anArticle(), 'es', 2)]
    expect(previewVersion(one)).toBe(previewVersion(other))
  })

  test("changes with the owner's sentence, and with the owner's picture", () => {
    const before = [pagePreview('home').image, resumePreview(ROLE, 'Datos').image]
    const pages = { ...site.pages, home: { ...site.pages.home, share: 'Programo en Rust' } }
    expect(withSite({ pages }, () => pagePreview('home').image)).not.toBe(before[0])
    site.portrait = { image: '/yo.svg', night: null, alt: 'Yo' }
    expect(pagePreview('home').image).not.toBe(before[0])
    expect(resumePreview(ROLE, 'Datos').image).not.toBe(before[1])
    expect(pagePreview('projects').image).toMatch(/projects/)
  })
})

describe('the alternative text describes the image', () => {
  test('a card with a drawing', () => {
    expect(articlePreview(anArticle()).alt).toBe(
      'Tarjeta con un dibujo y el texto «#php · Un artículo · Nuria Prueba · 5 de septiembre de 2026»',
    )
    expect(pagePreview('projects', 'en').alt).toMatch(/^Card with a drawing and the text “.+”$/)
  })

  test("a card with the owner's picture", () => {
    site.portrait = { image: '/yo.svg', night: null, alt: 'Nuria ante una ventana' }
    expect(pagePreview('home').alt).toMatch(
      /^Tarjeta con la imagen «Nuria ante una ventana» y el texto «.+»$/,
    )
  })

  test('an image of the article; an SVG is replaced by a card', () => {
    expect(articlePreview(anArticle({ featured_image: '/images/a.png' })).alt).toBe('Imagen de «Un artículo»')
    expect(articlePreview(anArticle({ featured_image: '/images/a.svg' })).alt).toMatch(/^Tarjeta/)
  })
})

const CURRENT = 'public, max-age=31536000, immutable'
const articles = [anArticle({ slug: 'uno', tags: ['Año', '100%'], series: 'La serie' })]
beforeAll(() => void (fakeContent.articles = articles))

const ask = (kind: 'tag' | 'series', segment: string, query = '') =>
  topicImage(new Request(`https://site.example/media/${kind}/x.jpg${query}`), kind, segment)

test('at the address used by the page it is immutable, at any other it is cached briefly', async () => {
  const address = topicPreview('tag', { slug: 'ano', name: 'Año', articles }).image
  const query = address.slice(address.indexOf('?'))
  expect((await ask('tag', 'ano.jpg', query)).headers.get('cache-control')).toBe(CURRENT)
  expect((await ask('tag', 'ano.jpg', '?v=otra')).headers.get('cache-control')).not.toBe(CURRENT)
})

test('an unknown tag or series has none', async () => {
  expect((await ask('tag', 'otra.jpg')).status).toBe(404)
  expect((await ask('series', 'ano.jpg')).status).toBe(404)
})
