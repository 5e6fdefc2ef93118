import { site } from '@/e2e/unit/own-content'
import { accountsOf, hasContactForm, hasContactPage } from './contact-settings'
import { env } from './env'

const own = { email: site.email, social: site.social, without: site.without }
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
