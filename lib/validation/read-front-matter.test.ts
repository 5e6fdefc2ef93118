import { formatProblem, problemsOf } from './problems'
import { readFrontMatter, readOptionalFrontMatter } from './read-front-matter'

/** Returns the problems that are reported for a file. */
function said(text: string): string[] | undefined {
  try {
    readFrontMatter('a.md', text)
  } catch (error) {
    return problemsOf(error)?.map(formatProblem)
  }
}

/** Returns the problems that are reported for front matter with these lines. */
const fault = (...lines: string[]) => said(['---', ...lines, '---', ''].join('\n'))

describe('splitting a file', () => {
  test.each([
    ['---\ntitle: Uno\n---\nTexto.', { title: 'Uno' }, 'Texto.'],
    ['\ufeff---\ntitle: Uno\n---\nTexto.', { title: 'Uno' }, 'Texto.'],
    ['---\r\ntitle: Uno\r\n---\r\nTexto.\r\n', { title: 'Uno' }, 'Texto.\r\n'],
    ['---\rtitle: Uno\r---\rTexto.', { title: 'Uno' }, 'Texto.'],
    ['--- \ntitle: Uno\n---\t\n\nTexto.', { title: 'Uno' }, '\nTexto.'],
    ['---\n---\nTexto.', {}, 'Texto.'],
    [
      '+++\ntitle = "Uno"\n[cover]\nimage = "a.png"\n+++\nTexto.',
      { title: 'Uno', cover: { image: 'a.png' } },
      'Texto.',
    ],
    ['{\n  "title": "Uno"\n}\n\nTexto.', { title: 'Uno' }, '\nTexto.'],
    ['---\ntitle: Uno\n---', { title: 'Uno' }, ''],
    ['---\ntags: [a, b]\n---\n---\n', { tags: ['a', 'b'] }, '---\n'],
  ])('%j', (text, fields, body) => expect(readFrontMatter('a.md', text)).toMatchObject({ fields, body }))

  test('keeps the position of each field', () => {
    const { locate } = readFrontMatter('a.md', '---\ntitle: Uno\ntags:\n  - a\n  - b\n---\n')
    expect(locate(['title'])).toEqual({ line: 2, column: 1 })
    expect(locate(['tags'])).toEqual({ line: 3, column: 1 })
    expect(locate(['tags', 1])).toEqual({ line: 5, column: 5 })
    expect(locate(['nada'])).toEqual({ line: 2, column: 1 })
  })

  test('of TOML and JSON too', () => {
    expect(readFrontMatter('a.md', '+++\na = 1\ntitle = "Uno"\n+++\n').locate(['title'])).toMatchObject({
      line: 3,
    })
    expect(readFrontMatter('a.md', '{\n"a": 1,\n"title": "Uno"\n}\n').locate(['title'])).toMatchObject({
      line: 3,
    })
    expect(said('+++\na = \n+++\n')?.[0]).toMatch(/^a\.md:2:\d+: can't be read as TOML: /)
  })

  test('with optional front matter returns a text without any', () => {
    expect(readOptionalFrontMatter('a.md', 'Texto.')).toMatchObject({ fields: {}, body: 'Texto.' })
    expect(readOptionalFrontMatter('a.md', 'Texto.').locate(['a'])).toEqual({ line: 1, column: 1 })
    expect(readOptionalFrontMatter('a.md', '\ufeff---\na: 1\n---\nb')).toMatchObject({
      fields: { a: 1 },
      body: 'b',
    })
    expect(() => readOptionalFrontMatter('a.md', '\n---\na: 1\n---\n')).toThrow('above its front matter')
    expect(readOptionalFrontMatter('a.md', '----\na').body).toBe('----\na')
  })
})

test.each([
  [
    'Texto.',
    'a.md:1:1: has no front matter. Begin the file with a line of ---, its fields, and another line of ---.',
  ],
  ['+++\ntitle = 1', 'a.md:1:1: has front matter without an end. Put a line of +++ below its fields.'],
  [
    ' \r---\rtitle: Uno\r---',
    'a.md:1:1: has something above its front matter. The first line has to be ---.',
  ],
])('invalid front matter: %j', (text, line) => expect(said(text)).toEqual([line]))

test.each<[string[], string]>([
  [['title: *uno'], '2:1: is no YAML: a text begins with an asterisk. Put quotes round a text'],
  [['- a', '- b'], '2:1: has front matter without fields. Write them as in title: Mi artículo'],
])('front matter that is not a mapping: %j', (lines, words) =>
  expect(fault(...lines)).toEqual([expect.stringMatching(new RegExp(`^a\\.md:${words}`))]),
)

test.each([[["title: 'Uno # dos'"]], [['title: Uno*dos']], [['']]])('valid front matter: %j', (lines) =>
  expect(fault(...lines)).toBeUndefined(),
)
