import { execFileSync } from 'node:child_process'
import { HOSTILE_TEXTS } from '../../e2e/unit/hostile-texts'

const CHARACTERS = 4_000
/** Blocks of code that run for each character of a text; an ordinary one takes 200. */
const MOST_BLOCKS = 4_000
/** Characters of HTML for each character of a text. */
const MOST_HTML = 120

type Work = { characters: number; blocks: number; html: number }

const workOf = (characters: number, names = '') =>
  JSON.parse(
    execFileSync('npx', ['tsx', 'e2e/unit/count-work.mts', String(characters), names], { encoding: 'utf8' }),
  ) as Record<string, Work>
const work = workOf(CHARACTERS)

test('there are two hundred hostile texts', () =>
  expect(Object.keys(HOSTILE_TEXTS).length).toBeGreaterThan(200))

test('an ordinary text gives the baseline for work', () => {
  const { blocks = 0, characters = 1 } = work.ordinary ?? {}
  expect(blocks / characters).toBeGreaterThan(50)
  expect(blocks / characters).toBeLessThan(400)
})

test.each(Object.keys(HOSTILE_TEXTS))('%s: work and output are proportional to the input', (name) => {
  const { blocks = Infinity, characters = 1, html = Infinity } = work[name] ?? {}
  expect(blocks / characters).toBeLessThan(MOST_BLOCKS)
  expect(html / characters).toBeLessThan(MOST_HTML)
})

test('a long text takes no more work for each character: addresses in a line, and blocks that end one another', () => {
  const long = Object.values(
    workOf(10 * CHARACTERS, 'in one line|behind one another|of two levels|underlined|: footnotes$'),
  )
  expect(long.length).toBeGreaterThan(6)
  for (const { blocks, characters } of long) expect(blocks / characters).toBeLessThan(MOST_BLOCKS)
})
