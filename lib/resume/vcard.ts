import { reachable, telephoneLink } from './contacts'
import type { Resume } from './schema'

const MAX_LINE_BYTES = 75

/** Returns the owner's contact card, vCard 4.0 (RFC 6350). @param form URL of the contact page */
export function contactCard({ basics }: Resume, form?: string | null): string {
  const { name, label, url, profiles, location } = basics
  const { email, phone } = reachable(basics)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(name)}`,
    ...(label ? [`TITLE:${escaped(label)}`] : []),
    ...(email ? [`EMAIL:${escaped(email)}`] : []),
    ...(phone && telephoneLink(phone) ? [`TEL;VALUE=uri:${telephoneLink(phone)}`] : []),
    ...[form, url, ...profiles.map((profile) => profile.url)].flatMap((one) => (one ? [`URL:${one}`] : [])),
    ...addressLine(location),
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/**
 * Post office box, extended address, street, city, region, postal code and country; only the fields that a CV shows are
 * filled.
 */
function addressLine({
  city = '',
  region = '',
  countryCode = '',
}: Resume['basics']['location'] = {}): string[] {
  const fields = [city, region, '', countryCode].map(escaped).join(';')
  return fields === ';;;' ? [] : [`ADR:;;;${fields}`]
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Folds a line longer than 75 bytes between characters; continuation lines begin with a space, which counts too. */
function folded(line: string): string {
  const size = (text: string) => new TextEncoder().encode(text).length
  const lines: string[] = ['']
  for (const character of line) {
    const last = lines[lines.length - 1] ?? ''
    if (size(last + character) <= MAX_LINE_BYTES) lines[lines.length - 1] = last + character
    else lines.push(` ${character}`)
  }
  return lines.join('\r\n')
}
