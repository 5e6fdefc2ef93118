import { englishAboutSchema, englishHomeSchema, englishSiteSchema } from '../../lib/site/english-schema'
import { aboutSchema, homeSchema, siteSchema } from '../../lib/site/owner-schema'
import type { About, Home, Redirects, Site } from '../../lib/site/site-config'

/*
 * The owner's files in unit tests, independent of content/. Import this module before any module of lib/ that reads
 * them.
 */

/** All values differ, so that tests notice when two are swapped. */
export const site: Site = siteSchema.parse({
  name: 'Nuria Prueba',
  title: 'Cuaderno de pruebas',
  description: 'Un sitio para las pruebas.',
  url: 'https://site.example',
  developmentHost: 'dev.site.example',
  email: 'hola@site.example',
  city: 'Soria',
  country: 'ES',
  social: [
    { kind: 'maps', url: 'https://maps.example/soria' },
    { kind: 'appStore', url: 'https://apps.example/nuria' },
    { kind: 'code', url: 'https://code.example/nuria' },
    { kind: 'email', url: 'mailto:nuria@mail.example' },
  ],
  legal: {
    name: 'Nuria Prueba Legal',
    taxId: '11111111H',
    address: 'Calle Una, 2',
    email: 'legal@site.example',
  },
})

export const redirects: Redirects = {
  '/viejo': '/articles',
  '/año': '/resume#experiencia',
  '/article/antiguo': '/article/uno',
  '/article/viejo': '/article/uno#fin',
  '/project/antiguo': '/project',
  '/articles/page/77': '/resume',
}

export const about: About = aboutSchema.parse({ skills: ['PHP', 'Docker'] })

export const resume = {
  $schema: 'https://schema.example',
  basics: { name: 'Nuria', label: 'Desarrollo web', email: 'cv@site.example', summary: 'Hago webs.' },
  'x-roles': [{ slug: 'web', label: 'Desarrollo web' }],
  meta: { lastModified: '2025-06-02T09:00:00' },
}

export const home: Home = homeSchema.parse({
  roles: 'Programadora',
  intro: 'Hago webs.',
  biography: 'Soy Nuria.',
})

/** The owner's English texts: none, unless a test sets some. */
export const english = {
  'en/site': englishSiteSchema.parse({}),
  'en/home': englishHomeSchema.parse({}),
  'en/about': englishAboutSchema.parse({}),
}

jest.mock('@/lib/site/owner', () => ({ owner: Object.assign(english, { site, about, home }) }))
jest.mock('@/lib/resume/resume', () => ({
  ...jest.requireActual<object>('@/lib/resume/resume'),
  readResumeFile: () => ({
    name: 'content/resume.json',
    value: resume,
    locate: () => ({ line: 1, column: 1 }),
    borrowed: [],
  }),
}))
