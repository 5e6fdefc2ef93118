import { createHash } from 'node:crypto'

/** What the content that comes with the starter is known by: its texts and its files, hashed. */
export type SampleMarks = { texts: string[]; files: string[] }

/** Shorter texts are other people's too: names of skills, titles of jobs, tags, addresses. */
const LEAST_CHARACTERS = 24
const LEAST_WORDS = 5
/** Lines of an article that are looked at: its title and how it begins. */
const ARTICLE_LINES = 14

/** The texts of a file that tell whose it is, with their lines: of Markdown its lines, else what is in quotes. */
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

/** Ten hexadecimal digits: enough for telling a few hundred texts apart. */
export function markOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10)
}

function quoted(line: string): string[] {
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  )
}
