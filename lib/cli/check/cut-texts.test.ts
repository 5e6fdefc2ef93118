import '@/e2e/unit/own-folders'
import { problemsOf } from '@/e2e/unit/checked-site'
import { changed } from '@/e2e/unit/own-site'

const FILE = 'articles/uno.md'
const withText = (text: string) => ({ [FILE]: changed(FILE, ['Texto.', text]) })
/** Line number at which the text of the file begins. */
const FIRST = changed(FILE).split('\n').indexOf('Texto.') + 1
const lines = (count: number, line: string | ((index: number) => string)) =>
  Array.from({ length: count }, (_, index) => (typeof line === 'string' ? line : line(index))).join('\n')

/** Texts, the line at which each is cut, and why. */
const CUT: [text: string, line: number, why: string][] = [
  [lines(3_001, 'a'), FIRST + 3_000, 'it has more than 3,000 lines'],
  [lines(900, 'a'.repeat(99)), FIRST + 800, 'it has more than 80,000 characters'],
  [lines(1_001, '> > > a'), FIRST + 1_000, 'more than 2,000 quotes and lists stand in others'],
  [lines(1_501, '[a]: b'), FIRST + 1_000, 'it has more than 1,000 definitions of addresses'],
  [`a\n\nhttps://a/${'.'.repeat(5_000)}b`, FIRST + 2, 'an address in it takes too long to read'],
  [`a\n\n${'/www\\.-'.repeat(3_000)}`, FIRST + 2, 'an address in it takes too long to read'],
  [
    `a\n\nb ${'* '.repeat(1_001)}`,
    FIRST + 2,
    'a paragraph has more than 1,000 signs that could be formatting, or the text more than 6,000',
  ],
  [`a\n\n[${'b '.repeat(10_000)}`, FIRST + 2, "a bracket that doesn't close has too many words behind it"],
  [`|a|b|\n|-|-|\n${lines(2_600, '|c|d|')}`, FIRST + 2_501, 'its tables have more than 5,000 cells'],
  [lines(501, 'a[^1]') + '\n\n[^1]: b', FIRST + 500, 'it refers to footnotes more than 500 times'],
  [lines(667, '[a](b) [a](b) [a](b)\n'), FIRST + 1_332, 'it has more than 2,000 links and pictures'],
]

test.each(CUT.map(([text, line, why]) => [why, line, text] as const))(
  'a text that will be cut is a warning, with its line and what is too much: %s',
  async (why, line, text) => {
    const said = await problemsOf(withText(text))
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`^content/articles/uno\\.md:${line}:\\d+: warning: `)),
    ])
    expect(said[0]).toContain(
      `the text is cut here, and ends in a sentence that says so: ${why}. Divide it into several.`,
    )
  },
)

test('one that repeats long addresses, or has too many parts', async () => {
  const repeated = `${'[a] '.repeat(101)}\n\n[a]: ${'x'.repeat(1_000)}`
  expect((await problemsOf(withText(repeated)))[0]).toContain(
    'its references repeat more than 100,000 characters',
  )
  const parts = '<b>x</b>'.repeat(8_000)
  expect((await problemsOf(withText(`a\n\n<div>${parts}</div>\n\nb`)))[0]).toContain(
    'it has more than 15,000 parts',
  )
  // A legacy HTML text is parsed in another form, with other line numbers.
  expect((await problemsOf(withText(`<div>${parts}</div>`)))[0]).toMatch(/uno\.md: warning: .*15,000 parts/)
})

test('nothing is said of a long one that is whole', async () => {
  const text = `${lines(300, (index) => `Un párrafo con [un enlace](https://example.com/${index}).`)}\n\n\`\`\`\n${lines(2_000, '>>> 1')}\n\`\`\``
  expect(await problemsOf(withText(text))).toEqual([])
})
