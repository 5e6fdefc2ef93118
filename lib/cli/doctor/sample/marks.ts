import { createHash } from 'node:crypto'

/** Hashes that identify the starter's sample content: of its texts and of its files. */
export type SampleMarks = { texts: string[]; files: string[] }

/** Shorter texts also occur in other people's content: names of skills, job titles, tags, addresses. */
const LEAST_CHARACTERS = 24
const LEAST_WORDS = 5
/** Number of an article's first lines that are compared: its title and its beginning. */
const ARTICLE_LINES = 14

/** Returns the identifying texts of a file, with their lines. In Markdown these are lines, elsewhere quoted strings. */
export function textsOf(file: string, text: string): { line: number; text: string }[] {
  const isMarkdown = file.endsWith('.md')
  const lines = text.split('\n').slice(0, isMarkdown ? ARTICLE_LINES : Infinity)
  return lines.flatMap((line, index) => {
    if (/^\s*(?:import\b|\/[/*]|\*)/.test(line) || line.includes('"$schema"')) return []
    const found = isMarkdown ? [line.replace(/^\w+:\s+/, '')] : quoted(line)
    return found
      .map((one) => ({ line: index + 1, text: one.trim() }))
      .filter(({ text: held }) => held.length >= LEAST_CHARACTERS && held.split(/\s+/).length >= LEAST_WORDS)
  })
}

/** Returns ten hexadecimal digits of a hash: enough to distinguish a few hundred texts. */
export function markOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10)
}

function quoted(line: string): string[] {
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  )
}
