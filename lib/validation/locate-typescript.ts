import { createRequire } from 'node:module'
import type ts from 'typescript'
import { conflictProblem } from './owner-text'
import { type Place, placeAt, type Problem } from './problems'

/**
 * Finds a field, or the nearest value around it, in the syntax tree of a module's source. Variables aren't followed.
 * @param name the export in which the path begins
 * @returns null without the compiler, which production doesn't install, and for a module without such an export
 */
export function locateInTypeScript(source: string, name: string, path: PropertyKey[]): Place | null {
  const compiler = loadCompiler()
  if (!compiler) return null
  const tree = compiler.createSourceFile('site.ts', source, compiler.ScriptTarget.Latest)
  let at: ts.Node | undefined = tree.statements
    .flatMap((one) => (compiler.isVariableStatement(one) ? [...one.declarationList.declarations] : []))
    .find((one) => compiler.isIdentifier(one.name) && one.name.text === name)
  for (const key of path) {
    const inner = at && memberOf(compiler, at, key)
    if (!inner) break
    at = inner
  }
  return at ? placeAt(source, at.getStart(tree)) : null
}

/** Finds the names that an object of a module's source has twice, of which the last one alone counts. */
export function twinNames(source: string): { name: string; place: Place }[] {
  const compiler = loadCompiler()
  if (!compiler) return []
  const tree = compiler.createSourceFile('site.ts', source, compiler.ScriptTarget.Latest)
  const twins: { name: string; place: Place }[] = []
  const visit = (node: ts.Node): void => {
    const members = compiler.isObjectLiteralExpression(node) ? node.properties : []
    const names = members.flatMap(({ name }) => (name && 'text' in name ? name : []))
    for (const [at, name] of names.entries())
      if (names.findIndex(({ text }) => text === name.text) < at)
        twins.push({ name: name.text, place: placeAt(source, name.getStart(tree)) })
    node.forEachChild(visit)
  }
  visit(tree)
  return twins
}

/** Returns the TypeScript compiler; null where it isn't installed, as in production. */
function loadCompiler(): typeof ts | null {
  try {
    // Resolved at run time, so that no bundle includes the compiler.
    return createRequire(`${process.cwd()}/package.json`)('typescript') as typeof ts
  } catch {
    return null
  }
}

function memberOf(compiler: typeof ts, node: ts.Node, key: PropertyKey): ts.Node | undefined {
  if (compiler.isArrayLiteralExpression(node)) return node.elements[Number(key)]
  if (compiler.isObjectLiteralExpression(node))
    return node.properties.findLast(({ name }) => name && 'text' in name && name.text === String(key))
  // A declaration or a member, and a type assertion or parentheses around a value.
  const inner = 'initializer' in node ? node.initializer : 'expression' in node ? node.expression : null
  return inner ? memberOf(compiler, inner as ts.Node, key) : undefined
}

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
  return {
    ...at,
    place: lineOf(stack, place, text),
    message: `can't be run: ${/[^.\n]*/.exec(message)?.[0]}`,
    fix: /shorthand property/.test(message) ? 'Write name: value, with a colon' : '',
  }
}

const SYNTAX_FIXES: [RegExp, string][] = [
  [/expected$/, "Put it there, or look for a sign too many before it; a quote inside of a text is \\'"],
  [/^Unterminated/, 'Put a quote at the end of the text that begins on this line'],
  [/^Invalid character/, "Write straight quotes: '…'"],
]

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
    fix: SYNTAX_FIXES.find(([sign]) => sign.test(words))?.[1] ?? '',
  }
}

/** The line on which a module threw. Compiled, it keeps the lines of its source, not the columns. */
function lineOf(stack: string, place: string, text: string): Problem['place'] {
  const found = stack.split('\n').find((line) => line.includes(`${place}:`))
  const line = Number(/:(\d+):\d+\)?$/.exec(found ?? '')?.[1])
  if (!found || !line) return null
  const source = text.split('\n')[line - 1] ?? ''
  return { line, column: source.length - source.trimStart().length + 1 }
}
