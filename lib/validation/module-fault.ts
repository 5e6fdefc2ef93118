import { loadCompiler } from './locate-typescript'
import { conflictProblem } from './owner-text'
import { placeAt, type Problem } from './problems'

/** One of the owner's modules. @param file its name in messages @param text null when it can't be read */
type Source = { file: string; place: string; text: string | null }

/** Returns why one of the owner's modules can't be run, and at which line. @param thrown what running it threw */
export function moduleFault({ file, place, text }: Source, thrown: unknown): Problem {
  const at: Omit<Problem, 'message' | 'fix'> = { severity: 'error', file, place: null, field: '' }
  if (text === null) return { ...at, message: 'is missing', fix: 'Restore it: the site is made from it' }
  const syntax = conflictProblem(file, text) ?? syntaxFault(at, text)
  if (syntax) return syntax
  // Reads fields instead of the class, because the module's errors come from another context.
  const { message = String(thrown), stack = '' } = Object(thrown) as { message?: string; stack?: string }
  const missing = /Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1]
  if (missing !== undefined) {
    const written = missing.replace(`${process.cwd()}/`, '@/')
    const offset = Math.max(text.indexOf(`'${written}`), text.indexOf(`"${written}`))
    return {
      ...at,
      place: offset < 0 ? null : placeAt(text, offset),
      message: `imports "${written}", which isn't there`,
      fix: 'Correct the path, or take the import out',
    }
  }
  if (/shorthand property/.test(message)) {
    const words = { message: 'has an = where a colon should be', fix: 'Write name: value' }
    return { ...at, place: lineOf(stack, place, text), ...words }
  }
  return {
    ...at,
    place: lineOf(stack, place, text),
    message: `can't be run: ${message.split('\n')[0]}`,
    fix: '',
  }
}

/** The first error of the TypeScript parser; later ones mostly follow from it. */
function syntaxFault(at: Omit<Problem, 'message' | 'fix'>, text: string): Problem | null {
  const compiler = loadCompiler()
  const { diagnostics = [] } = compiler?.transpileModule(text, { reportDiagnostics: true }) ?? {}
  const [first] = diagnostics
  if (!compiler || !first) return null
  const words = compiler.flattenDiagnosticMessageText(first.messageText, '\n').replace(/\.$/, '')
  const start = first.start ?? 0
  // A missing sign belongs behind what stands before it, often at the end of the line above.
  const end = /expected$/.test(words) ? text.slice(0, start).trimEnd().length : start
  return {
    ...at,
    place: placeAt(text, end),
    message: `has a syntax error: ${words}`,
    fix: syntaxFix(words, text, start),
  }
}

function syntaxFix(words: string, text: string, start: number): string {
  const quote = /["'`]/.exec(text[start - 1] ?? '')?.[0]
  if (quote && /expected$/.test(words) && /\p{L}/u.test(text[start] ?? ''))
    return `The quote before it ends the text: inside of a text write \\${quote}`
  if (/[‘’“”«»]/.test(text[start] ?? '')) return "Write straight quotes: '…'"
  if (/^Unterminated/.test(words)) return 'Put a quote at the end of the text that begins on this line'
  return /expected$/.test(words) ? 'Put it there, or look for a sign too many just before it' : ''
}

/** The line on which a module threw. Compiled, it keeps the lines of its source, not the columns. */
function lineOf(stack: string, place: string, text: string): Problem['place'] {
  const found = stack.split('\n').find((line) => line.includes(`${place}:`))
  const line = Number(/:(\d+):\d+\)?$/.exec(found ?? '')?.[1])
  if (!found || !line) return null
  const source = text.split('\n')[line - 1] ?? ''
  return { line, column: source.length - source.trimStart().length + 1 }
}
