import { parseAccount } from './accounts'
import { answersFrom } from './answers'

test.each([
  ['https://github.com/ana', 'github'],
  ['mailto:ana@ana.example', 'email'],
  ['tel:+34600000000', 'phone'],
  ['https://m.youtube.com/@ana', 'youtube'],
  ['https://www.pinterest.es/ana', 'pinterest'],
  ['https://dev.to/@ana', 'dev.to'],
  ['https://es.linkedin.com/in/ana', 'linkedin'],
  // Mastodon runs on any host, also on one below that of a platform.
  ['https://social.codeberg.org/@ana', 'mastodon'],
  ['https://hachyderm.io/@ana/', 'mastodon'],
  ['https://hachyderm.io/@ana/112', 'website'],
  ['https://constructor.example/ana', 'website'],
] as [string, string][])('%s is an account of the kind %s', (url, kind) =>
  expect(parseAccount(url)).toEqual({ kind, url }),
)

test('the kind of an account can be given', () => {
  expect(parseAccount('Mi foro=https://foro.example/ana?a=b')).toEqual({
    kind: 'Mi foro',
    url: 'https://foro.example/ana?a=b',
  })
  expect(parseAccount({ kind: 'x', url: 'y' })).toEqual({ kind: 'x', url: 'y' })
})

test.each([' https://ana.example ', ' Mi foro = https://ana.example ', '\tMi foro=https://ana.example\n'])(
  'whitespace around an account, its kind and its address is trimmed: %j',
  (line) => {
    const kind = line.includes('=') ? 'Mi foro' : 'website'
    expect(parseAccount(line)).toEqual({ kind, url: 'https://ana.example' })
  },
)

test('unknown answers are reported all at once, with suggestions', () => {
  const unknown = { nmae: 'Ana', legal: { taxid: '1', zzzz: null } }
  expect(() => answersFrom(unknown)).toThrow(
    /^nmae is no answer that is known\. Did you mean name\?\nlegal\.taxid is no answer that is known\. Did you mean legal\.taxId\?\nlegal\.zzzz is no answer that is known\. Known are name, title,/,
  )
  expect(() => answersFrom([])).toThrow('The answers should be an object such as { "name": "Ana" }.')
})

test('answers of every type are accepted', () => {
  const given = {
    name: 'Ana',
    legal: { taxId: '1' },
    'legal.name': 'A',
    roles: 'Una',
    email: null,
  }
  expect(answersFrom({ ...given, portrait: 'yo.png' }, '/casa')).toEqual({
    name: 'Ana',
    'legal.taxId': '1',
    'legal.name': 'A',
    roles: ['Una'],
    email: null,
    portrait: '/casa/yo.png',
  })
})

test('a text has entries or paragraphs; a list is taken as it is', () => {
  const given = {
    about: { biography: 'Estudié Diseño.\r\n\r\nHago prototipos, a mano.' },
    skills: 'Figma, Rust\r\nGo\r\n',
    tools: ['Git', 'Illustrator, el viejo'],
    social: 'https://a.test/@43.3,-8.4, https://b.test/a,b',
    summary: ' Diseño.\n\n- Rápido\n',
  }
  expect(answersFrom(given)).toEqual({
    'about.biography': ['Estudié Diseño.', 'Hago prototipos, a mano.'],
    skills: ['Figma', 'Rust', 'Go'],
    tools: ['Git', 'Illustrator, el viejo'],
    social: [
      { kind: 'mastodon', url: 'https://a.test/@43.3,-8.4' },
      { kind: 'website', url: 'https://b.test/a,b' },
    ],
    summary: 'Diseño.\n\n- Rápido',
  })
})
