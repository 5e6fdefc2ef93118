import { isOneSlip, shown } from './problems'

/** What is wrong with a value, and what may have been meant. */
export type Slip = [message: string, fix: string]

/** Hosts of mail that many people have. */
const MAIL_HOSTS = [
  ...['gmail.com', 'hotmail.com', 'hotmail.es', 'outlook.com', 'outlook.es'],
  ...['yahoo.es', 'icloud.com', 'proton.me'],
]
const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
/** The first letters of a foreigner's tax id (NIE), each of which counts as its place. */
const NIE_LETTERS = 'XYZ'

/** Finds a likely slip in a value that is valid. @param name of the field */
export function findSlip(name: string, value: unknown): Slip | null {
  if (typeof value !== 'string') return null
  if (/email$/.test(name)) return mailSlip(value)
  return name === 'legal.taxId' ? taxIdSlip(value) : null
}

function mailSlip(address: string): Slip | null {
  const [user, host = ''] = address.split('@')
  const meant = MAIL_HOSTS.includes(host)
    ? undefined
    : MAIL_HOSTS.find((one) => one[0] === host[0] && isOneSlip(one, host))
  return meant ? [`is ${shown(address)}`, `Did you mean ${user}@${meant}?`] : null
}

function taxIdSlip(taxId: string): Slip | null {
  const plain = taxId.replace(/[\s.-]/g, '').toUpperCase()
  const [, number = '', letter] = /^([XYZ\d]\d{7})([A-Z])$/.exec(plain) ?? []
  const digits = number.replace(/^[XYZ]/, (first) => String(NIE_LETTERS.indexOf(first)))
  const right = NIF_LETTERS[Number(digits) % NIF_LETTERS.length]
  return letter && letter !== right
    ? [`is ${shown(taxId)}, whose letter does not belong to its number`, `Did you mean ${number}${right}?`]
    : null
}
