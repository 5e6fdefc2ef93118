import type { Redirects, SiteConfig } from '../../lib/config/site-config'

/*
 * The owner's files as unit tests see them, independent of content/. Import this module before any module of lib/
 * that reads them.
 */

/** All values differ, so that tests notice when two are swapped. */
export const site: SiteConfig = {
  name: 'Nuria Prueba',
  title: 'Cuaderno de pruebas',
  description: 'Un sitio para las pruebas.',
  url: 'https://site.example',
  developmentHost: 'dev.site.example',
  email: 'hola@site.example',
  city: 'Soria',
  social: {
    maps: 'https://maps.example/soria',
    appStore: 'https://apps.example/nuria',
    code: 'https://code.example/nuria',
    professional: 'https://work.example/nuria',
    photos: 'https://photos.example/nuria',
  },
  repository: null,
  calendarUser: null,
  analyticsId: null,
  legal: {
    name: 'Nuria Prueba Legal',
    taxId: '11111111H',
    address: 'Calle Una, 2',
    email: 'legal@site.example',
  },
}

export const redirects: Redirects = {
  '/viejo': '/articles',
  '/año': '/resume#experiencia',
  '/article/antiguo': '/article/uno',
  '/article/viejo': '/article/uno#fin',
  '/project/antiguo': '/project',
  '/articles/page/77': '/resume',
}

export const about = { skills: [{ name: 'PHP' }, { name: 'Docker' }] }

export const resume = {
  $schema: 'https://schema.example',
  basics: { name: 'Nuria', label: 'Desarrollo web', email: 'cv@site.example', summary: 'Hago webs.' },
  meta: { lastModified: '2025-06-02T09:00:00' },
}

export const home = { roles: ['Programadora'], intro: 'Hago webs.', biography: ['Soy Nuria.'] }

jest.mock('@/lib/config/owner', () => ({ owner: { site, redirects, about, home } }))
jest.mock('@/lib/resume/resume', () => ({
  ...jest.requireActual<object>('@/lib/resume/resume'),
  readResume: () =>
    jest.requireActual<typeof import('../../lib/resume/resume')>('@/lib/resume/resume').parseResume(resume),
  readPublishedResume: () => resume,
}))
