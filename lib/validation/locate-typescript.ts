import { createRequire } from 'node:module'
import type ts from 'typescript'
import { type Place, placeAt } from './problems'

/**
 * Finds a field, or the nearest value around it, in the syntax tree of a module's source.
 * @param name the export in which the path begins
 * @returns null without the compiler, which production doesn't install, and for a module without such an export
 */
export function locateInTypeScript(source: string, name: string, path: PropertyKey[]): Place | null {
  const compiler = loadCompiler()
  if (!compiler) return null
  const tree = compiler.createSourceFile('site.ts', source, compiler.ScriptTarget.Latest)
  const declarations = declarationsOf(compiler, tree)
  let at: ts.Node | undefined = declarations.get(name)
  let value = at && valueOf(compiler, at, declarations)
  for (const key of path) {
    const inner = value && memberOf(compiler, value, key)
    if (!inner) break
    at = inner
    value = valueOf(compiler, inner, declarations)
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
export function loadCompiler(): typeof ts | null {
  try {
    // Resolved at run time, so that no bundle includes the compiler.
    return createRequire(`${process.cwd()}/package.json`)('typescript') as typeof ts
  } catch {
    return null
  }
}

type Declarations = Map<string, ts.VariableDeclaration>

/** The top-level variables of a module, by name. */
function declarationsOf(compiler: typeof ts, tree: ts.SourceFile): Declarations {
  const variables = tree.statements.flatMap((statement) =>
    compiler.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  )
  return new Map(
    variables.flatMap((variable) =>
      compiler.isIdentifier(variable.name) ? [[variable.name.text, variable] as const] : [],
    ),
  )
}

/**
 * The value of a declaration or member, with type assertions, parentheses and references to other variables resolved.
 */
function valueOf(compiler: typeof ts, node: ts.Node, declarations: Declarations): ts.Node | undefined {
  if (compiler.isVariableDeclaration(node) || compiler.isPropertyAssignment(node))
    return node.initializer && valueOf(compiler, node.initializer, declarations)
  if (
    compiler.isSatisfiesExpression(node) ||
    compiler.isAsExpression(node) ||
    compiler.isParenthesizedExpression(node)
  )
    return valueOf(compiler, node.expression, declarations)
  const name = compiler.isShorthandPropertyAssignment(node) ? node.name : node
  if (!compiler.isIdentifier(name)) return node
  const variable = declarations.get(name.text)
  return variable?.initializer && valueOf(compiler, variable.initializer, declarations)
}

function memberOf(compiler: typeof ts, value: ts.Node, key: PropertyKey): ts.Node | undefined {
  if (compiler.isArrayLiteralExpression(value)) return value.elements[Number(key)]
  if (!compiler.isObjectLiteralExpression(value)) return undefined
  return value.properties.findLast(({ name }) => name && 'text' in name && name.text === String(key))
}
