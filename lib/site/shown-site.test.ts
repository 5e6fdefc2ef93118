import { site, about, english, home } from '@/e2e/unit/own-content'
import { coloursOf } from './accent'
import { englishAboutSchema, englishHomeSchema, englishSiteSchema } from './english-schema'
import { ownerIn, hiddenAddresses, shownSite, untranslated, siteColours } from './shown-site'
import type { Site } from './site-config'
import { THEME_COLOURS } from './theme-colours'

const SOCIAL = [
  { kind: 'code', url: 'https://code.example/nuria', label: null },
  { kind: 'email', url: 'MAILTO:Nuria@Mail.example?subject=Hola', label: null },
  { kind: 'phone', url: 'tel:+34600000000', label: null },
]
const formOnly: Site = { ...site, social: SOCIAL, contact: 'form' }

test('with the form only every e-mail address is removed, and nothing else', () => {
  expect(shownSite(formOnly)).toEqual({
    ...formOnly,
    email: null,
    social: [SOCIAL[0], SOCIAL[2]],
    legal: { ...formOnly.legal, email: null },
  })
})

test('with form and address everything is shown', () => {
  expect(shownSite({ ...formOnly, contact: 'form and address' })).toEqual({
    ...formOnly,
    contact: 'form and address',
  })
})

test.each(['es', 'en'] as const)('pages in %s have the owner’s visible data', (language) => {
  site.contact = 'form'
  const hidden = ownerIn(language).site
  site.contact = 'form and address'
  expect([hidden.email, hidden.legal.email]).toEqual([null, null])
  expect(hidden.social.filter(({ url }) => url.startsWith('mailto:'))).toEqual([])
  expect(ownerIn(language).site.email).toBe(site.email)
})

test('hidden addresses are collected from every file, without duplicates, in lower case; none when they are shown', () => {
  expect(hiddenAddresses(formOnly, ['CV@Site.example', undefined, 'cv@site.example'])).toEqual([
    'hola@site.example',
    'legal@site.example',
    'nuria@mail.example',
    'cv@site.example',
  ])
  expect(hiddenAddresses({ ...formOnly, contact: 'form and address' }, ['cv@site.example'])).toEqual([])
})

const NOTHING = { ...english }
afterEach(() => Object.assign(english, NOTHING))

test('in Spanish the owner’s files are used as they are', () => {
  expect(ownerIn('es')).toMatchObject({ site, home, about })
})

test('in English the owner’s translations are used, everything else is as in Spanish', () => {
  site.portrait = { image: '/images/p.svg', night: null, alt: 'Retrato' }
  Object.assign(english, {
    'en/site': englishSiteSchema.parse({ portrait: { alt: 'Portrait' }, labels: { code: 'My code' } }),
    'en/home': englishHomeSchema.parse({ roles: ['Programmer'], headings: { about: 'Me' } }),
    'en/about': englishAboutSchema.parse({ hobbies: ['Chess'] }),
  })
  const words = ownerIn('en')
  expect(words.site).toMatchObject({ name: site.name, description: site.description, email: site.email })
  expect(words.site.portrait).toEqual({ image: '/images/p.svg', night: null, alt: 'Portrait' })
  expect(words.site.social.map(({ label }) => label)).toEqual([null, null, 'My code', null])
  expect(words.home).toMatchObject({ roles: ['Programmer'], intro: 'Hago webs.', biography: ['Soy Nuria.'] })
  expect(words.home.headings.about).toBe('Me')
  expect(words.about.hobbies).toEqual([{ icon: null, text: 'Chess' }])
  expect(words.about.skills).toEqual(about.skills)
  site.portrait = null
})

test('Spanish text without an English translation is listed', () => {
  Object.assign(english, { 'en/home': englishHomeSchema.parse({ roles: ['Programmer'] }) })
  const hobbies = about.hobbies
  about.hobbies = [{ icon: null, text: 'Ajedrez' }]
  expect(ownerIn('en')).toMatchObject({
    home: { borrowed: ['intro', 'biography'] },
    about: { borrowed: ['hobbies'] },
  })
  expect(ownerIn('es').home).not.toHaveProperty('borrowed')
  about.hobbies = hobbies
})

test("the owner's Spanish headings and greeting appear on no English page", () => {
  home.greeting = 'Buenas, soy'
  home.headings = { ...home.headings, recent: 'Lo último' }
  expect(ownerIn('en').home.greeting).toBeNull()
  expect(ownerIn('en').home.headings.recent).toBeNull()
})

test('missing translations are listed; existing ones, and those missing in Spanish too, are not', () => {
  expect(untranslated().map(({ file, field }) => `${file} ${field}`)).toEqual([
    'en/site.ts description',
    'en/home.ts roles',
    'en/home.ts intro',
    'en/home.ts biography',
  ])
  Object.assign(english, {
    'en/site': englishSiteSchema.parse({ description: 'A site.' }),
    'en/home': englishHomeSchema.parse({
      roles: 'Programmer',
      intro: 'I make sites.',
      biography: 'I am Nuria.',
    }),
  })
  expect(untranslated()).toEqual([])
})

test('texts of an about page that is switched off lack no translation', () => {
  const given = { site: { ...site }, about: { ...about } }
  about.hobbies = [{ icon: null, text: 'Ajedrez' }]
  const files = () => new Set(untranslated().map(({ file }) => file))
  expect(files()).toContain('en/about.ts')
  site.without = ['about']
  expect(files()).not.toContain('en/about.ts')
  Object.assign(site, given.site)
  Object.assign(about, given.about)
})

test('whatever the owner has in Spanish, no English field has text until it is translated', () => {
  const given = { site: { ...site }, home: { ...home }, about: { ...about } }
  site.portrait = { image: '/images/p.svg', night: null, alt: 'Retrato' }
  site.social = site.social.map((link) => ({ ...link, label: link.kind === 'code' ? 'Mi código' : null }))
  about.biography = ['Nací en Soria.']
  about.picture = { image: '/images/a.svg', alt: 'Nuria' }
  about.hobbies = [{ icon: null, text: 'Ajedrez' }]
  expect(untranslated().map(({ file, field }) => `${file} ${field}`)).toEqual([
    'en/site.ts description',
    'en/site.ts portrait.alt',
    'en/site.ts labels.code',
    'en/home.ts roles',
    'en/home.ts intro',
    'en/home.ts biography',
    'en/about.ts biography',
    'en/about.ts picture.alt',
    'en/about.ts hobbies',
  ])
  Object.assign(site, given.site)
  Object.assign(about, given.about)
})

test("the colours are the defaults until the owner's file sets an accent", () => {
  expect(siteColours()).toBe(THEME_COLOURS)
  site.accent = '#0b6e4f'
  expect(siteColours()).toEqual(coloursOf('#0b6e4f'))
})
