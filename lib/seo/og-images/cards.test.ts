import { about, site } from '@/e2e/unit/own-content'
import { ownPath } from '@/e2e/unit/own-folders'
import { anArticle } from '@/e2e/unit/builders'
import { writeFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { drawCover } from '../../images/covers/cover'
import { articleCardAddress, CARD_DRAWING, PAGE_CARDS, pageCardAddress, siteLook } from './addresses'
import { articleCard } from './article-card'
import { breakLines, drawable, registerType, setStyle } from '../../images/lettering'
import { pageCard } from './page-cards'

test.each([{ name: 'Otra' }, { title: 'Otro' }, { accent: '#0b6e4f' }, { icon: '/images/icono.png' }])(
  'the addresses of cards change with what they show of the site: %j',
  (fields) => {
    const given = { ...site }
    const addresses = () => [pageCardAddress('home'), articleCardAddress(anArticle())]
    const before = addresses()
    expect(before[0]).toMatch(/^\/media\/page\/home\.jpg\?v=\w+$/)
    Object.assign(site, fields)
    const [page, article] = addresses()
    Object.assign(site, { accent: null, icon: null }, given)
    expect(page).not.toBe(before[0])
    expect(article).not.toBe(before[1])
    expect(addresses()).toEqual(before)
  },
)

test('the addresses of cards change with the way they are drawn: what was kept of another drawing is not shown', () => {
  const { name, title, accent, icon } = site
  expect(siteLook()).toBe([CARD_DRAWING, name, title, accent, icon].join('\n'))
})

test.each([
  [{ title: 'Otro' }],
  [{ tags: ['ia'] }],
  [{ featured_image: '/x.png' }],
  [{ published_at: '2026-10-01 00:00:00' }],
])('the address of an article card changes with what is on it: %j', (fields) => {
  expect(articleCardAddress(anArticle())).toMatch(/^\/media\/article\/un-articulo\/share\.jpg\?v=\w+$/)
  expect(articleCardAddress(anArticle(fields))).not.toBe(articleCardAddress(anArticle()))
})

test('it does not change with what is not', () => {
  expect(articleCardAddress(anArticle({ content: 'Otro.', tags: ['php', 'x'] }))).toBe(
    articleCardAddress(anArticle()),
  )
  expect(articleCardAddress(anArticle({ slug: 'año' }))).toContain('/media/article/a%C3%B1o/')
})

test('the card of an article: title, first tag, name and day, and the cover of its tag', () => {
  expect(articleCard(anArticle({ tags: ['php', 'ia'] }))).toEqual({
    title: 'Un artículo',
    label: '#php',
    foot: 'Nuria Prueba · 5 de septiembre de 2026',
    picture: Buffer.from(drawCover({ title: 'Un artículo', tag: 'php' })),
  })
})

test("without a tag it carries the site's title", () => {
  const { label, picture } = articleCard(anArticle({ tags: [] }))
  expect(label).toBe('Cuaderno de pruebas')
  expect(String(picture)).toBe(drawCover({ title: 'Un artículo', tag: '' }))
})

test('each page has a card of its own, with its title', async () => {
  const cards = await Promise.all(PAGE_CARDS.map((page) => pageCard(page)))
  expect(cards.map(({ title }) => title)).toEqual([
    'Nuria Prueba',
    'Sobre mí',
    'Proyectos',
    'Artículos & Blog',
    'Currículo',
    'Contacto',
    'Políticas de Privacidad',
  ])
  expect(new Set(cards.map(({ foot }) => foot)).size).toBe(7)
  for (const { label, picture } of cards) {
    expect(label).toBe('Cuaderno de pruebas')
    expect(String(picture)).toContain('<svg')
  }
})

describe("the owner's pictures on the cards", () => {
  const svg = (person: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" data-person="${person}" width="9" height="9"/>`
  const shown = async () => {
    const cards = await Promise.all((['home', 'about', 'resume'] as const).map((page) => pageCard(page)))
    return cards.map(({ picture }) => String(picture))
  }
  const covers = ['Nuria Prueba', 'Sobre mí', 'Nuria Prueba'].map((title) => drawCover({ title, tag: '' }))

  beforeAll(() => {
    writeFileSync(ownPath('public/yo.svg'), svg('Nuria Prueba'))
    writeFileSync(ownPath('public/otra.svg'), svg('Otra'))
  })
  afterEach(() => {
    site.portrait = null
    about.picture = null
  })

  test('are on the cards of home, about and CV', async () => {
    site.portrait = { image: '/yo.svg', alt: 'Yo' }
    about.picture = { image: '/yo.svg', alt: 'Yo' }
    expect(await shown()).toEqual(Array.from({ length: 3 }, () => svg('Nuria Prueba')))
  })

  test('are covers where there is none, and where it shows somebody else', async () => {
    expect(await shown()).toEqual(covers)
    site.portrait = { image: '/otra.svg', alt: 'Otra' }
    about.picture = { image: '/no-hay.svg', alt: 'Nada' }
    expect(await shown()).toEqual(covers)
  })

  test('the sentence of a card is the owner’s, and its address changes with it and with the picture', async () => {
    const before = pageCardAddress('home')
    const { pages } = site
    site.pages = { ...pages, home: { ...pages.home, share: 'Programo en Rust' } }
    expect((await pageCard('home')).foot).toBe('Programo en Rust')
    const spoken = pageCardAddress('home')
    site.portrait = { image: '/yo.svg', alt: 'Yo' }
    expect(new Set([before, spoken, pageCardAddress('home')]).size).toBe(3)
    site.pages = pages
  })
})

describe('lettering', () => {
  const context = createCanvas(10, 10).getContext('2d')
  beforeAll(async () => {
    await registerType()
    setStyle(context, { size: 40, weight: 700, colour: '#112233' })
  })
  const width = (text: string) => context.measureText(text).width

  test('size, weight and colour are set', () => {
    expect(context.font).toContain('40px')
    expect(context.fontVariationSettings).toContain('700')
    expect(context.fillStyle).toBe('#112233')
  })

  test('lines are as full as they may be, and no word is lost', () => {
    const text = 'uno dos tres cuatro cinco seis siete ocho'
    const lines = breakLines(context, text, 300)
    expect(lines.join(' ')).toBe(text)
    expect(lines.length).toBeGreaterThan(1)
    lines.forEach((line, index) => {
      expect(width(line)).toBeLessThanOrEqual(300)
      const [next] = (lines[index + 1] ?? 'x'.repeat(60)).split(' ')
      expect(width(`${line} ${next}`)).toBeGreaterThan(300)
    })
  })

  test('a text that fits is one line, also where it fits to the pixel', () => {
    expect(breakLines(context, 'uno dos', width('uno dos'))).toEqual(['uno dos'])
    expect(breakLines(context, '', 300)).toEqual([])
  })

  test('a word that is too wide is broken, without losing a letter', () => {
    const word = 'electroencefalografista'
    const lines = breakLines(context, word, 150)
    expect(lines.join('')).toBe(word)
    for (const line of lines) expect(width(line)).toBeLessThanOrEqual(150)
  })

  test('where not even a letter fits, each has a line, and none is empty', () => {
    expect(breakLines(context, 'ab c', 1)).toEqual(['a', 'b', 'c'])
  })

  test('blanks are closed up and accents composed', () => {
    expect(drawable('  a\n\n b  ')).toBe('a b')
    expect(drawable('an\u0303o')).toBe('año')
    expect(drawable('1 + 2 < 3 | ~ ^ ` © ° “x” 5 €')).toBe('1 + 2 < 3 | ~ ^ ` © ° “x” 5 €')
  })
})
