import { parseResume } from './resume'
import { contactCard } from './form-response'

const card = (basics: object) =>
  contactCard(parseResume({ basics: { name: 'Ana Peña', label: 'Web', summary: 'S', ...basics } }))

test('a version 4.0 vCard, with CRLF line endings', () => {
  const text = card({
    email: 'ana@example.com',
    phone: '+34 600 00 00 00',
    url: 'https://ana.example',
    profiles: [{ url: 'https://code.example/ana' }],
    location: { city: 'Soria', region: 'Castilla y León', countryCode: 'ES' },
  })
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Ana Peña',
    'TITLE:Web',
    'EMAIL:ana@example.com',
    'TEL;VALUE=uri:tel:+34600000000',
    'URL:https://ana.example',
    'URL:https://code.example/ana',
    'ADR:;;;Soria;Castilla y León;;ES',
    'END:VCARD',
    '',
  ])
})

test('missing fields have no line', () => {
  expect(card({ location: { postalCode: '42001' } }).split('\r\n')).toHaveLength(6)
})

test('special characters are escaped, line breaks encoded', () => {
  const text = card({ name: 'Ana; Peña, hija', label: 'Web \\ datos\ny redes' })
  expect(text).toContain('FN:Ana\\; Peña\\, hija\r\n')
  expect(text).toContain('TITLE:Web \\\\ datos\\ny redes\r\n')
})

test('a long line is folded at 75 bytes, never inside a character, and unfolds unchanged', () => {
  const label = 'ñandú 🚀 '.repeat(30).trim()
  const text = card({ label })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`TITLE:${label}\r\n`)
  expect(text).not.toContain('\ufffd')
})
