import { site } from '@/e2e/unit/own-content'
import { ownPath } from '@/e2e/unit/own-folders'
import { aProject } from '@/e2e/unit/builders'
import { writeFileSync } from 'node:fs'
import { drawCover } from '../../images/covers/cover'
import { pageCardAddress } from './addresses'
import { resumeCard, resumeCardAddress } from './resume-card'
import { storyCard } from './story-card'
import { topicCard, topicCardAddress, topicCardVersion } from './topic-card'

const PORTRAIT = '<svg xmlns="http://www.w3.org/2000/svg" data-person="Nuria Prueba" width="9" height="9"/>'
const [WHOLE, ENGLISH, ROLE] = [
  { language: 'es', role: null },
  { language: 'en', role: null },
  { language: 'es', role: 'datos' },
] as const

beforeAll(() => writeFileSync(ownPath('public/yo.svg'), PORTRAIT))
afterEach(() => void (site.portrait = null))

describe('tags and series', () => {
  const topic = { slug: 'año', name: 'Año', articles: [1, 2] }

  test('the card of a tag or a series: its name, what it is, and how many articles it has', () => {
    const picture = Buffer.from(drawCover({ title: 'Año', tag: 'Año' }))
    expect(topicCard('tag', topic)).toEqual({
      title: 'Año',
      label: 'Etiqueta · Cuaderno de pruebas',
      foot: 'Nuria Prueba · 2 artículos',
      picture,
    })
    expect(topicCard('series', { ...topic, articles: [1] })).toEqual({
      title: 'Año',
      label: 'Serie · Cuaderno de pruebas',
      foot: 'Nuria Prueba · 1 artículo',
      picture,
    })
  })

  test('its address carries what it shows', () => {
    expect(topicCardAddress('tag', topic)).toBe(`/media/tag/a%C3%B1o.jpg?v=${topicCardVersion('tag', topic)}`)
    expect(topicCardAddress('series', topic)).toMatch(/^\/media\/series\/a%C3%B1o\.jpg\?v=\w+$/)
  })

  test('another kind, name, number of articles or site is another version; another slug is not', () => {
    const versions = [
      topicCardVersion('tag', topic),
      topicCardVersion('series', topic),
      topicCardVersion('tag', { ...topic, name: 'Otro' }),
      topicCardVersion('tag', { ...topic, articles: [1] }),
    ]
    const { title } = site
    site.title = 'Otro sitio'
    versions.push(topicCardVersion('tag', topic))
    site.title = title
    expect(new Set(versions).size).toBe(5)
    expect(topicCardVersion('tag', { ...topic, slug: 'otra' })).toBe(versions[0])
  })
})

describe('CVs', () => {
  test('the whole CV has the heading of its language, a role its own name', async () => {
    expect(await resumeCard(WHOLE, 'Desarrollo web')).toEqual({
      title: 'Currículo',
      label: 'Cuaderno de pruebas',
      foot: 'El currículo de Nuria Prueba: Desarrollo web',
      picture: Buffer.from(drawCover({ title: 'Nuria Prueba', tag: '' })),
    })
    expect(await resumeCard(ENGLISH, 'Web development')).toMatchObject({
      title: 'Résumé',
      foot: 'The résumé of Nuria Prueba: Web development',
    })
    expect(await resumeCard(ROLE, 'Datos')).toMatchObject({
      title: 'Datos',
      foot: 'Currículo de Nuria Prueba',
    })
  })

  test('the owner’s portrait is on it, where there is one', async () => {
    site.portrait = { image: '/yo.svg', alt: 'Yo' }
    expect(String((await resumeCard(ROLE, 'Datos')).picture)).toBe(PORTRAIT)
  })

  test('the whole Spanish one has the card of the page, the others have their own', () => {
    expect(resumeCardAddress(WHOLE, 'Web')).toBe(pageCardAddress('resume'))
    expect(resumeCardAddress(ENGLISH, 'Web')).toMatch(/^\/media\/resume\/en\/cv\.jpg\?v=\w+$/)
    expect(resumeCardAddress(ROLE, 'Datos')).toMatch(/^\/media\/resume\/es\/datos\.jpg\?v=\w+$/)
    expect(resumeCardAddress({ language: 'en', role: 'datos' }, 'Data')).toMatch(
      /^\/media\/resume\/en\/datos\.jpg\?v=\w+$/,
    )
  })

  test('another label, portrait or site is another address', () => {
    const before = resumeCardAddress(ROLE, 'Datos')
    const { title } = site
    site.title = 'Otro sitio'
    expect(resumeCardAddress(ROLE, 'Datos')).not.toBe(before)
    site.title = title
    expect(resumeCardAddress(ROLE, 'Datos')).toBe(before)
    expect(resumeCardAddress(ROLE, 'Web')).not.toBe(before)
    site.portrait = { image: '/yo.svg', alt: 'Yo' }
    expect(resumeCardAddress(ROLE, 'Datos')).not.toBe(before)
  })
})

test('the card of a project with a story: its title, that it is a project, and its cover', () => {
  expect(storyCard(aProject({ title: 'Faro' }))).toEqual({
    title: 'Faro',
    label: 'Proyecto · Cuaderno de pruebas',
    foot: 'Nuria Prueba',
    picture: Buffer.from(drawCover({ title: 'Faro', tag: 'proyectos' })),
  })
})
