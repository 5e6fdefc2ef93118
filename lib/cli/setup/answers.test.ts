import { parseAccount } from './accounts'
import { parseArgs } from 'node:util'
import { answersFrom, answersIn, OPTIONS } from './answers'

test.each([
  ['https://github.com/ana', 'github'],
  ['https://www.linkedin.com/in/ana', 'linkedin'],
  ['https://hachyderm.io/@ana', 'mastodon'],
  ['https://www.youtube.com/@ana', 'youtube'],
  ['https://bsky.app/profile/ana', 'bluesky'],
  ['mailto:ana@ana.example', 'email'],
  ['tel:+34600000000', 'phone'],
  ['https://ana.example/blog', 'website'],
  ['https://medium.com/@ana', 'Medium'],
  ['https://www.tiktok.com/@ana', 'TikTok'],
  ['https://www.pinterest.es/ana', 'Pinterest'],
  ['https://m.youtube.com/@ana', 'youtube'],
  ['https://www.threads.com/@ana', 'threads'],
  ['https://dev.to/@ana', 'dev.to'],
  ['https://es.linkedin.com/in/ana', 'linkedin'],
  // Mastodon runs on any host, also on one below or beside that of a platform.
  ...[
    'mastodon.social',
    'social.codeberg.org',
    'mastodon.medium.example',
    'mediumrare.example',
    'm.ana.example',
  ].map((host) => [`https://${host}/@ana`, 'mastodon']),
  ['https://hachyderm.io/@ana/', 'mastodon'],
  ['https://mastodon.social/@ana@hachyderm.io', 'mastodon'],
  ['https://hachyderm.io/@ana/112', 'website'],
  ['https://medium.example/ana', 'website'],
  ['https://gist.github.com/ana', 'github'],
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
  expect(answersFrom({ nmae: 'Ana', legal: { taxid: '1', zzzz: null }, empty: 'yes' }).problems).toEqual([
    'nmae is no answer that is known. Did you mean name?',
    'legal.taxid is no answer that is known. Did you mean legal.taxId?',
    expect.stringMatching(/^legal\.zzzz is no answer that is known: name, title,/),
    'empty should be true or false.',
  ])
  expect(answersFrom([]).problems).toEqual(['The answers should be an object such as { "name": "Ana" }.'])
})

test('answers of every type are accepted', () => {
  const given = {
    name: 'Ana',
    legal: { taxId: '1' },
    'legal.name': 'A',
    roles: 'Una',
    about: null,
    email: null,
  }
  expect(answersFrom({ ...given, portrait: 'yo.png' }, '/casa')).toEqual({
    answers: {
      name: 'Ana',
      'legal.taxId': '1',
      'legal.name': 'A',
      roles: ['Una'],
      email: null,
      portrait: '/casa/yo.png',
    },
    problems: [],
  })
})

test.each([
  ['HTTPS://Begoña-Núñez.dev/', 'https://begoña-núñez.dev'],
  ['https://xn--begoa-nez-o6ad1i.dev', 'https://begoña-núñez.dev'],
  ['http://Localhost:3000', 'http://localhost:3000'],
  ['https://ana.example/blog', 'https://ana.example/blog'],
])("the site's host is converted to lower case: %s", (url, written) => {
  expect(answersFrom({ url }).answers.url).toBe(written)
})

test('texts pasted with the line ends of Windows become lines, paragraphs and entries; the summary keeps its lines', () => {
  const given = {
    legal: { address: ' Calle del Mar 3\r\n03002 Alicante\r\n' },
    biography: ['Vivo en Alicante.\r\nAntes, en Berlín.\r\n', 'Dibujo.'],
    about: { biography: 'Estudié Diseño.\r\n\r\nHago prototipos, a mano.' },
    skills: 'Figma, Rust\r\nGo\r\n',
    tools: ['Git\r\n', 'Illustrator, el viejo'],
    summary: 'Diseño.\r\n\r\n- Rápido\r\n',
  }
  expect(answersFrom(given).answers).toEqual({
    'legal.address': 'Calle del Mar 3 03002 Alicante',
    biography: ['Vivo en Alicante.', 'Antes, en Berlín.', 'Dibujo.'],
    'about.biography': ['Estudié Diseño.', 'Hago prototipos, a mano.'],
    skills: ['Figma', 'Rust', 'Go'],
    tools: ['Git', 'Illustrator, el viejo'],
    summary: 'Diseño.\n\n- Rápido',
  })
})

const answersOf = (args: string[]) => answersIn(parseArgs({ args, options: OPTIONS }).values)

test('flags give the same answers', () => {
  const words = '--name Eva --legal-tax-id 2 --roles Una --roles Dos --empty --force --from a.json'.split(' ')
  expect(answersOf([...words, '--email', ''])).toEqual({
    ...{ name: 'Eva', 'legal.taxId': '2', roles: ['Una', 'Dos'], email: null, empty: true },
  })
  expect(answersOf(['--keep-sample'])).toEqual({ empty: false })
})

test('a flag of a list takes several entries, like a typed line; a paragraph keeps its commas', () => {
  const map = 'https://a.test/@43.3,-8.4'
  const args = [
    '--skills',
    'PHP,.NET, JS',
    '--skills',
    'Go; C++',
    '--hobbies',
    'Mar',
    '--city',
    'Vigo, Galicia',
  ]
  const others = ['--biography', 'Vivo aquí, y bien.', '--social', `${map},https://b.test/a,b`]
  const { social, ...answers } = answersOf([...args, ...others])
  expect(answers).toEqual({
    skills: ['PHP', '.NET', 'JS', 'Go', 'C++'],
    hobbies: ['Mar'],
    biography: ['Vivo aquí, y bien.'],
    city: 'Vigo, Galicia',
  })
  expect(social).toMatchObject([{ url: map }, { url: 'https://b.test/a,b' }])
})

test('conflicting or unknown flags are rejected', () => {
  expect(() => answersOf(['--empty', '--keep-sample'])).toThrow('contradict')
  expect(() => answersOf(['--naem', 'Ana'])).toThrow('--naem')
})
