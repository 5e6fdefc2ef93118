import { isBlocked } from './conversation'

const blocked = {
  blockedAccounts: [
    ...['@Troll@social.example', 'malo.example', '@spam.example'],
    ...['https://otro.example/@ogro', 'https://bsky.app/profile/gris.example'],
  ],
  blockedWords: ['Casino', 'gratis ya', 'puta', '$$$'],
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
  { account: 'ogro@otro.example' },
  { account: 'gris.example' },
  { paragraphs: ['Un CASINÓ nuevo'] },
  { paragraphs: ['Gana $$$, casinos'] },
  { name: 'El casino' },
  { paragraphs: ['Uno', 'es gratis ya'] },
])('%j is blocked', (fields) => expect(isBlocked(reply(fields), blocked)).toBe(true))

test.each([
  {},
  { account: 'troll@other.example' },
  { account: 'otro.malo.example' },
  { account: 'uno@notspam.example' },
  { account: 'otro@otro.example' },
  { paragraphs: ['gratis', 'ya'] },
  { paragraphs: ['La reputación de un diputado en el ocasino'] },
])('%j is not', (fields) => expect(isBlocked(reply(fields), blocked)).toBe(false))
