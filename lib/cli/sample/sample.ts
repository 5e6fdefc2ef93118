import { createHash } from 'node:crypto'
import sample from './sample.json'

/**
 * Fingerprints of the starter's sample content.
 * @param files by their path in the content folder @param texts of sentences that belong to it
 */
export type Sample = { files: Readonly<Record<string, string>>; texts: readonly string[] }
export const SAMPLE: Sample = sample

const TEXT = /\.(?:ts|json|md|svg)$/

/** Returns a hash of a file. Line ends of texts are normalised, because Git changes them on some systems. */
export function fingerprint(name: string, data: Buffer | string): string {
  return markOf(TEXT.test(name) ? data.toString().replaceAll('\r\n', '\n') : data)
}

/** Returns ten characters of a hash: enough to distinguish a few hundred texts. */
export function markOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 10)
}

/** Shorter texts also occur in other people's content: names of skills, job titles, tags, addresses. */
const LEAST_CHARACTERS = 24
const LEAST_WORDS = 5
/** Number of a Markdown file's first lines that are compared: its title and its beginning. */
const MARKDOWN_LINES = 14

/** Returns the identifying texts of a file, with their lines. In Markdown these are lines, elsewhere quoted strings. */
export function textsOf(file: string, text: string): { line: number; text: string }[] {
  const isMarkdown = file.endsWith('.md')
  const lines = text.split('\n').slice(0, isMarkdown ? MARKDOWN_LINES : Infinity)
  return lines.flatMap((line, index) => {
    if (/^\s*(?:import\b|\/[/*]|\*)/.test(line) || line.includes('"$schema"')) return []
    const found = isMarkdown
      ? [line.replace(/^\w+:\s+/, '')]
      : [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(([, a, b]) => a ?? b ?? '')
    return found
      .map((one) => ({ line: index + 1, text: one.trim() }))
      .filter(({ text: held }) => held.length >= LEAST_CHARACTERS && held.split(/\s+/).length >= LEAST_WORDS)
  })
}
