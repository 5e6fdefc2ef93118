import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Place, placeAt, type Problem } from './problems'

/** One of the owner's modules. @param file its name in messages @param text null when it can't be read */
type Source = { file: string; place: string; text: string | null }

/** Returns why one of the owner's modules can't be run, and at which line. @param thrown what running it threw */
export function moduleFault({ file, place, text: source }: Source, thrown: unknown): Problem {
  const at = { severity: 'error' as const, file, place: null, field: '' }
  if (source === null) return { ...at, message: 'is missing', fix: 'Restore it: the site is made from it' }
  // Checks fields instead of the class, because the module's errors come from another context.
  const { message: text = String(thrown), stack = '' } = Object(thrown) as {
    message?: string
    stack?: string
  }
  const syntax = /^ParseError: (.+?)\s+(\S[^\n]*):(\d+):(\d+)\s*$/s.exec(text)
  if (syntax)
    return { ...at, ...syntaxFault(syntax), file: syntax[2] === place ? file : relativeTo(syntax[2]) }
  const missing = /Cannot find (?:module|package) '([^']+)'/.exec(text)?.[1]
  if (missing !== undefined) return { ...at, ...importFault(missing, source) }
  const line = lineOfStack(stack, place)
  return {
    ...at,
    place: line === null ? null : lineStart(source, line),
    message: `can't be run: ${text.split('\n')[0]}`,
    fix: '',
  }
}

function relativeTo(place = ''): string {
  return path.relative(process.cwd(), place)
}

function syntaxFault([, words = '', place = '', line = '', column = '']: string[]): Pick<
  Problem,
  'place' | 'message' | 'fix'
> {
  const source = readFileSync(/* turbopackIgnore: true */ place, 'utf8')
  const lines = source.split('\n').slice(0, Number(line) - 1)
  const offset = lines.reduce((sum, one) => sum + one.length + 1, 0) + Number(column)
  const missing = /expected "(.+?)"/.exec(words)?.[1]
  // A missing character belongs after the preceding text, often at the end of the line above.
  const end = missing === undefined ? offset : source.slice(0, offset).trimEnd().length
  return {
    place: placeAt(source, end),
    ...syntaxWords(words, missing, source, offset),
  }
}

function syntaxWords(
  words: string,
  missing: string | undefined,
  source: string,
  offset: number,
): Pick<Problem, 'message' | 'fix'> {
  const quote = /["'`]/.exec(source[offset - 1] ?? '')?.[0]
  if (missing !== undefined && quote && /\p{L}/u.test(source[offset] ?? ''))
    return { message: 'has a quote that ends a text too early', fix: `Inside of a text write \\${quote}` }
  if (missing !== undefined)
    return { message: `has a syntax error: ${JSON.stringify(missing)} is missing here`, fix: 'Put it there' }
  if (/^Unterminated (?:string|template)/.test(words))
    return { message: 'has a text that begins here and never ends', fix: 'Put a quote at its end' }
  if (/^Unexpected token/.test(words))
    return {
      message: "has a syntax error: what stands here doesn't belong here",
      fix: 'Look for a sign too many or too few just before it',
    }
  return { message: `has a syntax error: ${words.replace(/\.$/, '')}`, fix: '' }
}

function importFault(name: string, source: string): Pick<Problem, 'message' | 'fix' | 'place'> {
  const written = name.replace(`${process.cwd()}/`, '@/')
  const offset = ['"', "'"].map((quote) => source.indexOf(quote + written)).find((found) => found >= 0) ?? -1
  return {
    place: offset < 0 ? null : placeAt(source, offset),
    message: `imports "${written}", which isn't there`,
    fix: 'Correct the path, or take the import out',
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

function lineOfStack(stack: string, place: string): number | null {
  const line = new RegExp(`${escaped(place)}:(\\d+)`).exec(stack)?.[1]
  return line === undefined ? null : Number(line)
}

/** The compiled module keeps the lines of its source, not the columns. */
function lineStart(source: string, line: number): Place {
  const text = source.split('\n')[line - 1] ?? ''
  return { line, column: text.length - text.trimStart().length + 1 }
}
