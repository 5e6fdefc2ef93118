import { createRequire } from 'node:module'
import type ts from 'typescript'
import { conflictProblem, errorIn, type Place, placeAt, type Problem, twinProblem } from './problems'

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

/**
 * Returns a problem for each name that an object of a module has twice, of which the last one alone counts.
 * @param file its name in messages
 */
export function twinProblems(file: string, source: string): Problem[] {
  const compiler = loadCompiler()
  if (!compiler) return []
  const tree = compiler.createSourceFile('site.ts', source, compiler.ScriptTarget.Latest)
  const twins: Problem[] = []
  const visit = (node: ts.Node): void => {
    const members = compiler.isObjectLiteralExpression(node) ? node.properties : []
    const names = members.flatMap(({ name }) => (name && 'text' in name ? name : []))
    for (const [at, name] of names.entries())
      if (names.findIndex(({ text }) => text === name.text) < at)
        twins.push(twinProblem(file, name.text, placeAt(source, name.getStart(tree))))
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

const SYNTAX =
  "A comma, a colon or a straight quote may be missing before it; inside of a text write \\' for a quote"

/**
 * Returns why one of the owner's modules can't be run, and where: the parser names line and column, any other error the
 * line, because compiled code keeps the lines of its source, not the columns.
 * @param thrown what running it threw
 */
export function moduleFault({ file, place, text }: Source, thrown: unknown): Problem {
  if (text === null)
    return errorIn(file, { message: 'is missing', fix: 'Restore it: the site is made from it' })
  const conflict = conflictProblem(file, text)
  if (conflict) return conflict
  // Reads fields instead of the class, because the module's errors come from another context.
  const { message = String(thrown), stack = '' } = Object(thrown) as { message?: string; stack?: string }
  const missing = /Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1]
  if (missing !== undefined) {
    const written = missing.replace(`${process.cwd()}/`, '@/')
    const fix = 'Correct the path, or take the import out'
    const from = placeAt(text, Math.max(0, text.indexOf(written)))
    return errorIn(file, { place: from, message: `imports "${written}", which isn't there`, fix })
  }
  const isSyntax = message.startsWith('ParseError: ')
  const words = message.replace(/^ParseError: |[.\s]*(?:\n[^]*)?$/g, '')
  const says = `${isSyntax ? 'has a syntax error' : "can't be run"}: ${words}`
  const found = stack.split('\n').find((one) => one.includes(`${place}:`))
  const [line = 0, column = 0] =
    /:(\d+):(\d+)\)?$/
      .exec(found ?? '')
      ?.slice(1)
      .map(Number) ?? []
  const indent = /^\s*/.exec(text.split('\n')[line - 1] ?? '')?.[0].length ?? 0
  const where = line > 0 ? { line, column: (isSyntax ? column : indent) + 1 } : null
  return errorIn(file, { place: where, message: says, fix: isSyntax ? SYNTAX : '' })
}
