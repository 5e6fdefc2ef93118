import { about, english, home, site } from '@/e2e/unit/own-content'
import { englishAboutSchema, englishHomeSchema, englishSiteSchema } from './english-schema'
import { ownerIn, untranslated } from './owner-in'

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
