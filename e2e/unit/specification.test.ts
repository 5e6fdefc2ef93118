import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  findProof,
  listFiles,
  listTestTitles,
  numberingFaults,
  readReferences,
  readSpecification,
  readTestTitles,
} from './specification'

const ROOT = path.resolve(__dirname, '../..')
const SOURCES = listFiles(ROOT, ['app', 'components', 'content', 'e2e', 'lib'])
const DOCUMENT = readSpecification(readFileSync(path.join(ROOT, 'e2e/SPECIFICATION.md'), 'utf8'))

describe('e2e/SPECIFICATION.md', () => {
  test('has the nine chapters and those beyond them, and every line is numbered in its order', () => {
    const main = DOCUMENT.chapters.filter((chapter) => !chapter.includes('.'))
    expect(main).toEqual(main.map((_, index) => String(index + 1)))
    expect(main.length).toBeGreaterThan(9)
    expect(DOCUMENT.lines.length).toBeGreaterThan(100)
    expect(DOCUMENT.unnumbered).toEqual([])
    expect(numberingFaults(DOCUMENT)).toEqual([])
  })

  test('every line names a proof, and every proof is the title of one test that exists', () => {
    const titles = listTestTitles(
      ROOT,
      SOURCES.filter((file) => !file.startsWith('e2e/unit/specification')),
    )
    const faults = DOCUMENT.lines.flatMap(({ number, proofs }) => [
      ...(proofs.length === 0 ? [`${number} names no test`] : []),
      ...proofs.flatMap((proof) => {
        const found = findProof(proof, titles)
        const where = found.map(({ title, file }) => `${file}: ${title}`).join('; ')
        return found.length === 1 ? [] : [`${number} "${proof}": ${where || 'no such test'}`]
      }),
    ])
    expect(faults).toEqual([])
  })

  test('every reference in the code points at a chapter or a line', () => {
    const known = new Set([...DOCUMENT.chapters, ...DOCUMENT.lines.map(({ number }) => number)])
    const code = SOURCES.filter(
      (file) => /\.(tsx?|mjs|cjs|css)$/.test(file) && !file.startsWith('e2e/unit/specification'),
    )
    const references = [
      ...code,
      'proxy.ts',
      'instrumentation.ts',
      'instrumentation-client.ts',
      'next.config.mjs',
    ].flatMap((file) =>
      readReferences(readFileSync(path.join(ROOT, file), 'utf8')).map((number) => ({ file, number })),
    )
    expect(references.length).toBeGreaterThan(70)
    expect(references.filter(({ number }) => !known.has(number))).toEqual([])
  })
})

describe('what the check notices', () => {
  const titles = readTestTitles(
    [
      "test('one', () => {})",
      'test(`two at ${width} px`, () => {})',
      "test.each([1])('three %p', () => {})",
      "test.describe('four', () => {})",
      "test.skip('five', () => {})",
      "test('six')",
    ].join('\n'),
    'x.test.ts',
  )

  test('titles are read from strings, templates, tables and groups, not from what is skipped or empty', () => {
    expect(titles.map(({ title }) => title)).toEqual(['one', 'two at ${width} px', 'three %p', 'four'])
  })

  test.each([
    ['one', ['one']],
    ['at ${width}', ['two at ${width} px']],
    ['five', []],
    ['t', ['two at ${width} px', 'three %p']],
  ])('the proof %p means %j', (proof, found) => {
    expect(findProof(proof, titles).map(({ title }) => title)).toEqual(found)
  })

  test('lines, proofs and what has no number are told apart', () => {
    const document = readSpecification(
      '## 2. Screens\n### 2.1 Routes\n- **2.1.1** A\n  → "x"\n  → "y "z""\n- **2.1.3** B\n- C\n→ "w"',
    )
    expect(document).toEqual({
      chapters: ['2', '2.1'],
      lines: [
        { number: '2.1.1', chapter: '2.1', proofs: ['x', 'y "z"'] },
        { number: '2.1.3', chapter: '2.1', proofs: [] },
      ],
      unnumbered: ['- C', '→ "w"'],
    })
    expect(numberingFaults(document)).toEqual(['2.1.3 should be 2.1.2'])
  })

  test('references are read with and without the number of a line', () => {
    expect(readReferences('SPEC §2, §8. and §2.4.3: x § 7')).toEqual(['2', '8', '2.4.3'])
  })
})
