import { answersFrom, mergeAnswers } from './answers'
import { parseAccount } from './accounts'
import { readFlags } from './flags'

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
  ['https://www.medium.com/@ana', 'Medium'],
  ['https://www.tiktok.com/@ana', 'TikTok'],
  ['https://substack.com/@ana', 'Substack'],
  ['https://hashnode.com/@ana', 'Hashnode'],
  ['https://www.pinterest.es/ana', 'Pinterest'],
  ['https://unsplash.com/@ana', 'Unsplash'],
  ['https://www.figma.com/@ana', 'Figma'],
  ['https://replit.com/@ana', 'Replit'],
  ['https://flipboard.com/@ana', 'Flipboard'],
  ['https://www.producthunt.com/@ana', 'Product Hunt'],
  ['https://observablehq.com/@ana', 'Observable'],
  ['https://m.youtube.com/@ana', 'youtube'],
  ['https://www.threads.net/@ana', 'threads'],
  ['https://www.threads.com/@ana', 'threads'],
  ['https://x.com/@ana', 'x'],
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

test('the kind of an account can be said', () => {
  expect(parseAccount('Mi foro=https://foro.example/ana?a=b')).toEqual({
    kind: 'Mi foro',
    url: 'https://foro.example/ana?a=b',
  })
  expect(parseAccount({ kind: 'x', url: 'y' })).toEqual({ kind: 'x', url: 'y' })
})

test.each([' https://ana.example ', ' Mi foro = https://ana.example ', '\tMi foro=https://ana.example\n'])(
  'space around an account, its kind and its address is no part of them: %j',
  (line) => {
    const kind = line.includes('=') ? 'Mi foro' : 'website'
    expect(parseAccount(line)).toEqual({ kind, url: 'https://ana.example' })
  },
)

test('answers that aren’t known, or of another form, are refused all at once', () => {
  expect(() => answersFrom({ nmae: 'Ana', legal: { nif: '1' }, portrait: 1, empty: 'yes' })).toThrow(
    /^nmae is no answer.+\nlegal\.nif is no answer.+\nportrait should be the path of a picture\.\nempty should be true or false\.$/,
  )
  expect(() => answersFrom([])).toThrow('The answers should be an object')
})

test('null, and a value in the place of a group, are answers to what is known alone', () => {
  expect(() => answersFrom({ nadie: null })).toThrow(/^nadie is no answer/)
  expect(() => answersFrom({ legal: 'x' })).toThrow(/^legal is no answer/)
  expect(answersFrom({ legal: null }).values.size).toBe(0)
})

test('answers of every form are taken', () => {
  const { values, empty } = answersFrom({
    name: 'Ana',
    legal: { taxId: '1' },
    roles: 'Una',
    about: null,
    email: null,
    empty: false,
  })
  expect([...values]).toEqual([
    ['name', 'Ana'],
    ['email', null],
    ['legal.taxId', '1'],
    ['roles', ['Una']],
  ])
  expect(empty).toBe(false)
})

test('flags say the same, and take the place of a file’s answers', () => {
  const { answers, isForced, from } = readFlags([
    '--name',
    'Eva',
    '--legal-tax-id',
    '2',
    '--roles',
    'Una',
    '--roles',
    'Dos',
    '--email',
    '',
    '--empty',
    '--force',
    '--from',
    'a.json',
  ])
  expect([isForced, from, answers.empty]).toEqual([true, 'a.json', true])
  const merged = mergeAnswers(answersFrom({ name: 'Ana', city: 'Lugo', empty: false }), answers)
  expect(Object.fromEntries(merged.values)).toEqual({
    name: 'Eva',
    city: 'Lugo',
    email: null,
    'legal.taxId': '2',
    roles: ['Una', 'Dos'],
  })
  expect(merged.empty).toBe(true)
})

test('flags that contradict each other, or aren’t known, are refused', () => {
  expect(() => readFlags(['--empty', '--keep-sample'])).toThrow('contradict')
  expect(() => readFlags(['--naem', 'Ana'])).toThrow('--naem')
  expect(readFlags(['--keep-sample']).answers.empty).toBe(false)
})
