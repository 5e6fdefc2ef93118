import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { OverLimitError } from './limit-error'
import { MAX_MARKS, MAX_MARKS_IN_PARAGRAPH, MAX_SCANS_IN_PARAGRAPH, remarkLimitMarks } from './limit-marks'
import { remarkMath } from './math/math-syntax'

const unlimited = () => unified().use(remarkParse).use(remarkGfm).use(remarkMath)
const read = (text: string) => unlimited().parse(text)
const readLimited = (text: string) => unlimited().use(remarkLimitMarks).parse(text)
/** The offset at which parsing stops; null for a text that is parsed to its end. */
function stopOf(text: string): number | null {
  try {
    readLimited(text)
    return null
  } catch (error) {
    return (error as OverLimitError).offset
  }
}

test.each([
  '``a`',
  '```b``',
  '`a``b``',
  '$$x$',
  '$$$x$',
  '\\$$x$',
  '~~~a~~',
  'a@b.example',
  '**a*',
  '[a](b',
  '<a',
])('counting changes nothing of what a text means: %s', (text) =>
  expect(readLimited(text)).toEqual(read(text)),
)

test('whatever marks it has', () => {
  const unit = fc.constantFrom(...'![]()*_~&@$`<>\\a1. \n')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) => expect(readLimited(text)).toEqual(read(text))),
  )
})

test('a paragraph has as many marks as it may have, and no more', () => {
  const marks = (count: number) => '* '.repeat(count).replace(/^/, 'a ')
  expect(stopOf(marks(MAX_MARKS_IN_PARAGRAPH))).toBeNull()
  expect(stopOf(marks(MAX_MARKS_IN_PARAGRAPH + 1))).toBe(2 * (MAX_MARKS_IN_PARAGRAPH + 1))
  expect(stopOf(`${marks(MAX_MARKS_IN_PARAGRAPH)}\n\n${marks(MAX_MARKS_IN_PARAGRAPH)}`)).toBeNull()
})

test.each(['`a`', '<'])('what the rest of a paragraph may be scanned for counts more: %s', (mark) => {
  expect(stopOf(`a ${`${mark} `.repeat(MAX_SCANS_IN_PARAGRAPH)}`)).toBeNull()
  expect(stopOf(`a ${`${mark} `.repeat(MAX_SCANS_IN_PARAGRAPH + 1)}`)).not.toBeNull()
})

test('a text has as many marks as it may have, in however many paragraphs', () => {
  const paragraph = `a ${'_ '.repeat(500)}\n\n`
  expect(stopOf(paragraph.repeat(MAX_MARKS / 500))).toBeNull()
  expect(stopOf(`${paragraph.repeat(MAX_MARKS / 500)}a _`)).not.toBeNull()
})

test('marks in code are none', () => {
  expect(stopOf(`    ${'* '.repeat(MAX_MARKS)}`)).toBeNull()
  expect(stopOf(`\`${'* '.repeat(MAX_MARKS_IN_PARAGRAPH + 1)}\``)).toBeNull()
})
