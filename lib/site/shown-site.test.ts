import { site as base } from '@/e2e/unit/own-content'
import { ownerIn } from './owner-in'
import { hiddenAddresses, shownSite } from './shown-site'
import type { Site } from './site-config'

const SOCIAL = [
  { kind: 'code', url: 'https://code.example/nuria', label: null },
  { kind: 'email', url: 'MAILTO:Nuria@Mail.example?subject=Hola', label: null },
  { kind: 'phone', url: 'tel:+34600000000', label: null },
]
const site: Site = { ...base, social: SOCIAL, contact: 'form' }

test('with the form only every e-mail address is removed, and nothing else', () => {
  expect(shownSite(site)).toEqual({
    ...site,
    email: null,
    social: [SOCIAL[0], SOCIAL[2]],
    legal: { ...site.legal, email: null },
  })
})

test('with form and address everything is shown', () => {
  expect(shownSite({ ...site, contact: 'form and address' })).toEqual({
    ...site,
    contact: 'form and address',
  })
})

test.each(['es', 'en'] as const)('pages in %s have the owner’s visible data', (language) => {
  base.contact = 'form'
  const hidden = ownerIn(language).site
  base.contact = 'form and address'
  expect([hidden.email, hidden.legal.email]).toEqual([null, null])
  expect(hidden.social.filter(({ url }) => url.startsWith('mailto:'))).toEqual([])
  expect(ownerIn(language).site.email).toBe(base.email)
})

test('hidden addresses are collected from every file, without duplicates, in lower case; none when they are shown', () => {
  expect(hiddenAddresses(site, ['CV@Site.example', undefined, 'cv@site.example'])).toEqual([
    'hola@site.example',
    'legal@site.example',
    'nuria@mail.example',
    'cv@site.example',
  ])
  expect(hiddenAddresses({ ...site, contact: 'form and address' }, ['cv@site.example'])).toEqual([])
})
