import { execFileSync } from 'node:child_process'
import { HOSTILE_TEXTS } from '../../e2e/unit/hostile-texts'

const CHARACTERS = 4_000
/** Blocks of code that run for each character of a text; an ordinary one takes 200. */
const MOST_BLOCKS = 4_000
/** The same for a text of five times the length. */
const MOST_BLOCKS_LONG = 2_000
/** Characters of HTML for each character of a text. */
const MOST_HTML = 120

const COUNTING = ['--import', 'tsx', 'e2e/unit/count-work.mts', String(CHARACTERS)]
const work = JSON.parse(execFileSync(process.execPath, COUNTING, { encoding: 'utf8' })) as Record<
  string,
  { characters: number; blocks: number; html: number }
>

test('there are two hundred hostile texts, some of them long', () => {
  expect(Object.keys(HOSTILE_TEXTS).length).toBeGreaterThan(200)
  expect(Object.keys(work)).toEqual(expect.arrayContaining(Object.keys(HOSTILE_TEXTS)))
  expect(Object.keys(work).filter((name) => name.endsWith(', long')).length).toBeGreaterThan(6)
})

test('an ordinary text gives the baseline for work', () => {
  const { blocks = 0, characters = 1 } = work.ordinary ?? {}
  expect(blocks / characters).toBeGreaterThan(50)
  expect(blocks / characters).toBeLessThan(400)
})

test.each(Object.entries(work))(
  '%s: work and output are proportional to the input',
  (name, { blocks, characters, html }) => {
    expect(blocks / characters).toBeLessThan(name.endsWith(', long') ? MOST_BLOCKS_LONG : MOST_BLOCKS)
    expect(html / characters).toBeLessThan(MOST_HTML)
  },
)
