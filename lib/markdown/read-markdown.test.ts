import fc from 'fast-check'
import { pageHtml } from './page-html'

/** The addresses and words of the links of a text. */
const links = (content: string) =>
  [...pageHtml(content, {}).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, words]) => [
    href,
    words,
  ])
const linksTo = (content: string) => links(content).map(([href]) => href)

test.each([
  ['https://ejemplo.es', 'https://ejemplo.es'],
  ['https://ejemplo.es/a_b_c/*d*', 'https://ejemplo.es/a_b_c/*d'],
  [
    'https://es.wikipedia.org/wiki/Madrid_(desambiguación)',
    'https://es.wikipedia.org/wiki/Madrid_(desambiguaci%C3%B3n)',
  ],
  ['HTTPS://Ejemplo.es/A', 'https://Ejemplo.es/A'],
  ['www.ejemplo.es/a', 'http://www.ejemplo.es/a'],
  ['https://niño.es/ñ', 'https://ni%C3%B1o.es/%C3%B1'],
])('a bare address is a link: %s', (written, href) => {
  expect(links(`Ve a ${written} y ya`)[0]?.[0]).toBe(href)
})

test.each([
  ['«https://ejemplo.es»', 'https://ejemplo.es'],
  ['"https://ejemplo.es/a"', 'https://ejemplo.es/a'],
  ['https://ejemplo.es/b…', 'https://ejemplo.es/b'],
  ['https://ejemplo.es/a.b.', 'https://ejemplo.es/a.b'],
  ['¿https://ejemplo.es/a?', 'https://ejemplo.es/a'],
  ['https://ejemplo.es/a&quot;', 'https://ejemplo.es/a'],
  ['(https://ejemplo.es/a)', 'https://ejemplo.es/a'],
  ['(véase https://ejemplo.es/a).', 'https://ejemplo.es/a'],
  ['**https://ejemplo.es/a**', 'https://ejemplo.es/a'],
  ['https://ejemplo.es/a—dijo', 'https://ejemplo.es/a'],
  ['见 https://ejemplo.es/a。', 'https://ejemplo.es/a'],
])('surrounding punctuation is not part of an address: %s', (text, href) => {
  expect(linksTo(text)).toEqual([href])
})

test.each(['https://', 'awww.ejemplo.es', '`https://ejemplo.es`', 'javascript://ejemplo.es'])(
  'not a link: %s',
  (text) => expect(linksTo(text)).toEqual([]),
)

test('an address inside link text is not a separate link', () => {
  expect(links('[https://a.es](https://b.es)')).toEqual([['https://b.es', 'https://a.es']])
  expect(links('[mira https://a.es y ana@a.es](/b)')).toEqual([['/b', 'mira https://a.es y ana@a.es']])
  expect(linksTo('[https://a.es/x](/b) y https://c.es')).toEqual(['/b', 'https://c.es'])
})

test.each([
  ['Escribe a ana@ejemplo.es.', ['mailto:ana@ejemplo.es']],
  ['ana.b+c@mail.ejemplo.es, y ya', ['mailto:ana.b+c@mail.ejemplo.es']],
  ['a@b', []],
  ['@ejemplo.es', []],
])('e-mail addresses: %s', (text, hrefs) => expect(linksTo(text)).toEqual(hrefs))

test('an address ends where nothing follows, whatever signs stand behind it', () => {
  const unit = fc.constantFrom(...'ab.:/()&;«»…"!?- ')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (end) => {
      const [[, words = ''] = []] = links(`https://a${end}`)
      expect(words).toMatch(/^https:\/\/a/)
      expect(words.replaceAll('&#x26;', '&')).not.toMatch(/[?!.,:;*_~'»…"\s]$/)
    }),
  )
})
