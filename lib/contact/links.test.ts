import { site } from '@/e2e/unit/own-content'
import { env } from '../site/env'
import { contactHref, contactPath } from './links'

const ARTICLE = { slug: 'año-uno', title: 'Año uno & más' }
const own = { contact: site.contact, email: site.email, without: site.without }
afterEach(() => {
  Object.assign(site, own)
  env.CONTACT_FORM = 'on'
})

test('links lead to the form in their language, and include the article', () => {
  expect(contactPath('es')).toBe('/contacto')
  expect(contactHref('es')).toBe('/contacto')
  expect(contactHref('en')).toBe('/en/contact')
  expect(contactHref('es', ARTICLE)).toBe('/contacto/articulo/a%C3%B1o-uno')
  expect(contactHref('en', ARTICLE)).toBe('/en/contact/article/a%C3%B1o-uno')
})

test('without a form they lead to the e-mail address, if it is visible', () => {
  env.CONTACT_FORM = 'off'
  site.email = 'hola@nuria.example'
  expect(contactHref('es')).toBe('mailto:hola@nuria.example')
  expect(contactHref('en', ARTICLE)).toBe('mailto:hola@nuria.example?subject=A%C3%B1o%20uno%20%26%20m%C3%A1s')
  site.contact = 'form'
  expect(contactHref('es')).toBeNull()
  Object.assign(site, { contact: 'form and address', email: null })
  expect(contactHref('es')).toBeNull()
})

test('where the contact page is switched off they lead to the e-mail address, too', () => {
  Object.assign(site, { without: ['contact'], email: 'hola@nuria.example' })
  expect(contactHref('es')).toBe('mailto:hola@nuria.example')
})
