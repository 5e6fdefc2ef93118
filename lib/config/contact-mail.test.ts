import { contactAddresses } from './contact-mail'
import { ContentProblemsError } from '../validation/problems'

const SMTP_URL = 'smtps://user:password@mail.example.com'

test('messages go to CONTACT_TO, or else to the address of the site', () => {
  expect(contactAddresses({ SMTP_URL, CONTACT_TO: 'b@example.com' }, 'a@example.com').to).toBe(
    'b@example.com',
  )
  expect(contactAddresses({ SMTP_URL }, 'a@example.com').to).toBe('a@example.com')
})

test('they come from the account that sends them where that is an address, or else from the recipient', () => {
  const from = (user: string) =>
    contactAddresses({ SMTP_URL: `smtps://${user}:p@mail.example.com` }, 'a@example.com').from
  expect(from('web%40example.org')).toBe('web@example.org')
  expect(from('apikey')).toBe('a@example.com')
  expect(from('%E0%A4%A')).toBe('a@example.com')
  expect(contactAddresses({ SMTP_URL: 'smtp://localhost' }, 'a@example.com').from).toBe('a@example.com')
})

test('without either it is said what to write', () => {
  const ask = () => contactAddresses({ SMTP_URL }, null)
  expect(ask).toThrow(ContentProblemsError)
  expect(ask).toThrow(
    /site\.ts: email is missing, and SMTP_URL is set: .*\. Write it there, or set CONTACT_TO\./,
  )
})
