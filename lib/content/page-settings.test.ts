import { env } from '../site/env'
import { hasContactForm } from '../site/contact-settings'
import { dataSettings } from './page-settings'

jest.mock('../site/contact-settings', () => ({ hasContactForm: jest.fn() }))

const set = (fields: Partial<typeof env>, form = true) => {
  jest.mocked(hasContactForm).mockReturnValue(form)
  Object.assign(env, { CONTACT_KEEP_DAYS: 90, ...fields })
  return dataSettings()
}

test('the revalidation period comes from the environment', () => {
  expect(set({}, false)).toEqual({ form: null })
  expect(set({})).toEqual({ form: { keepDays: 90, mailed: false } })
  expect(set({ SMTP_URL: 'smtp://a.example' })).toEqual({ form: { keepDays: 90, mailed: true } })
})
