import { derivedResume, derivedSite, follow } from './derived'

const TODAY = new Date('2026-11-23T12:00:00Z')
const SITE = { name: 'Ana Prueba', city: 'Soria', email: 'ana@site.example', url: 'https://site.example' }
/** Drops the entries without a value. */
const said = (derived: Map<string, unknown>) =>
  Object.fromEntries([...derived].filter(([, value]) => value !== undefined))

test('without a name nothing follows from it', () => {
  expect(derivedSite({ name: ' ' }, TODAY).size).toBe(0)
})

test('title, description and description of the portrait follow from the name', () => {
  expect(said(derivedSite({ ...SITE, portrait: { image: '/a.png' } }, TODAY))).toEqual({
    title: 'Ana Prueba',
    description: 'Portfolio y blog de Ana Prueba: proyectos, artículos y currículo, desde Soria.',
    'portrait.alt': 'Retrato de Ana Prueba',
  })
  expect(said(derivedSite({ name: 'Ana' }, TODAY))).toEqual({
    title: 'Ana',
    description: 'Portfolio y blog de Ana: proyectos, artículos y currículo.',
  })
})

test.each(['taxId', 'address'])(
  'who answers for the site follows once the %s says that somebody does',
  (field) => {
    expect(said(derivedSite({ ...SITE, legal: { [field]: 'X' } }, TODAY))).toMatchObject({
      'legal.name': 'Ana Prueba',
      'legal.email': 'ana@site.example',
      'legal.updated': 'noviembre de 2026',
    })
    expect(said(derivedSite({ ...SITE, email: '', legal: { [field]: 'X' } }, TODAY))).not.toHaveProperty(
      'legal.email',
    )
  },
)

test('the CV takes what the other files say', () => {
  const site = {
    ...SITE,
    country: 'ES',
    description: 'Un sitio.',
    social: [
      { kind: 'GitHub', url: 'https://code.example/ana' },
      { kind: 'foro', url: 'https://foro.example/ana', label: 'Mi foro' },
      { kind: 'maps', url: 'https://maps.example/soria' },
      { kind: 'email', url: 'mailto:ana@site.example' },
      { kind: '', url: 'https://code.example' },
    ],
  }
  const home = { roles: ['Programadora', 'Analista'], intro: 'Hago webs.' }
  const about = { skills: ['PHP', { name: 'Docker' }, { icon: 'x' }, ' '] }
  expect(said(derivedResume({ site, home, about }))).toEqual({
    'basics.name': 'Ana Prueba',
    'basics.label': 'Programadora',
    'basics.email': 'ana@site.example',
    'basics.url': 'https://site.example',
    'basics.summary': 'Hago webs.',
    'basics.location': { city: 'Soria', countryCode: 'ES' },
    'basics.profiles': [
      { network: 'GitHub', url: 'https://code.example/ana' },
      { network: 'Mi foro', url: 'https://foro.example/ana' },
    ],
    skills: [{ name: 'Competencias', keywords: ['PHP', 'Docker'] }],
  })
})

test('what nobody says is left to the words of everybody, or left out', () => {
  expect(said(derivedResume({ site: { description: 'Un sitio.' }, home: {}, about: {} }))).toEqual({
    'basics.label': 'Desarrollo web',
    'basics.summary': 'Un sitio.',
  })
  expect(said(derivedResume({ site: {}, home: { roles: 'Analista' }, about: { skills: 'PHP' } }))).toEqual({
    'basics.label': 'Analista',
    skills: [{ name: 'Competencias', keywords: ['PHP'] }],
  })
})

describe('a field follows', () => {
  const former = new Map<string, unknown>([
    ['title', 'Antes'],
    ['legal.name', 'Antes'],
    ['list', [{ a: 1 }]],
  ])
  const derived = new Map<string, unknown>([
    ['title', 'Ahora'],
    ['legal.name', 'Ahora'],
    ['list', [{ a: 2 }]],
  ])
  const followed = (values: Record<string, unknown>, isAnswered?: (name: string) => boolean) => {
    follow(values, former, derived, isAnswered)
    return values
  }

  test('while it is blank, or says what followed before', () => {
    expect(followed({ title: '', legal: { name: 'Antes' }, list: [{ a: 1, b: undefined }] })).toEqual({
      title: 'Ahora',
      legal: { name: 'Ahora' },
      list: [{ a: 2 }],
    })
  })

  test('no longer once the owner has said something else, or has just answered', () => {
    const mine = { title: 'Mío', legal: { name: 'Mía' }, list: [{ a: 3 }] }
    expect(followed(structuredClone(mine))).toEqual(mine)
    expect(followed({ title: 'Antes' }, (name) => name === 'title')).toMatchObject({ title: 'Antes' })
  })
})
