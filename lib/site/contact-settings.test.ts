import { site } from '@/e2e/unit/own-content'
import { accountsOf, contactHref, contactPath, hasContactForm, hasContactPage } from './contact-settings'
import { env } from './env'

const own = { contact: site.contact, email: site.email, social: site.social, without: site.without }
afterEach(() => {
  Object.assign(site, own)
  env.CONTACT_FORM = 'on'
})

test('the form exists unless the environment or the owner switches it off', () => {
  expect(hasContactForm()).toBe(true)
  site.without = ['contact']
  expect(hasContactForm()).toBe(false)
  site.without = ['about']
  expect(hasContactForm()).toBe(true)
  env.CONTACT_FORM = 'off'
  expect(hasContactForm()).toBe(false)
})

test('a map location is not a profile', () => {
  expect(accountsOf(site).map(({ kind }) => kind)).toEqual(['appStore', 'code', 'email'])
})

test('a contact page exists if there is any way to contact the owner', () => {
  const [map, , code] = site.social
  const nothing = { email: null, social: [] }
  const has = (form: 'on' | 'off', fields: object) => {
    env.CONTACT_FORM = form
    Object.assign(site, nothing, fields)
    return hasContactPage()
  }
  expect(has('off', {})).toBe(false)
  expect(has('off', { social: [map] })).toBe(false)
  expect(has('on', {})).toBe(true)
  expect(has('off', { email: 'hola@nuria.example' })).toBe(true)
  expect(has('off', { social: [code] })).toBe(true)
})

const ARTICLE = { slug: 'año-uno', title: 'Año uno & más' }

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
