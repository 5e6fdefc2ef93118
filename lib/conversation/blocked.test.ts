import { isBlocked } from './blocked'

const blocked = {
  blockedAccounts: ['@Troll@social.example', 'malo.example', '@spam.example'],
  blockedWords: ['Casino', 'gratis ya'],
}
const reply = (fields: { account?: string; name?: string; paragraphs?: string[] } = {}) => ({
  account: 'luz@social.example',
  name: 'Luz',
  paragraphs: ['Muy claro.'],
  ...fields,
})

test.each([
  { account: 'troll@social.example' },
  { account: 'malo.example' },
  { account: 'uno@spam.example' },
  { paragraphs: ['Un CASINÓ nuevo'] },
  { name: 'El casino' },
  { paragraphs: ['Uno', 'es gratis ya'] },
])('%j is blocked', (fields) => expect(isBlocked(reply(fields), blocked)).toBe(true))

test.each([
  {},
  { account: 'troll@other.example' },
  { account: 'otro.malo.example' },
  { account: 'uno@notspam.example' },
  { paragraphs: ['gratis', 'ya'] },
])('%j is not', (fields) => expect(isBlocked(reply(fields), blocked)).toBe(false))
