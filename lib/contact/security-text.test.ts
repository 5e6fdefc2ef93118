import { site } from '@/e2e/unit/own-content'

const form = { isOpen: true }
jest.mock('../site/contact-settings', () => ({
  ...jest.requireActual<object>('../site/contact-settings'),
  hasContactForm: () => form.isOpen,
}))

import { securityText } from './security-text'

const NOW = new Date('2026-11-27T13:14:15Z')

beforeEach(() => {
  form.isOpen = true
  Object.assign(site, { email: 'hola@site.example', contact: 'form and address' })
})

test('security.txt names the address and the form, and expires within a year', () => {
  expect(securityText(NOW)).toBe(`Contact: mailto:hola@site.example
Contact: https://site.example/contacto
Expires: 2027-05-26T00:00:00Z
Preferred-Languages: es, en
Canonical: https://site.example/.well-known/security.txt
`)
})

test('a hidden address is not in security.txt, the form is', () => {
  site.contact = 'form'
  expect(securityText(NOW)).not.toContain('mailto')
  expect(securityText(NOW)).toContain('Contact: https://site.example/contacto')
})

test('without address and form there is no security.txt', () => {
  Object.assign(site, { email: null })
  form.isOpen = false
  expect(securityText(NOW)).toBeNull()
})
