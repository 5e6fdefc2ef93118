import { createRequire } from 'node:module'
import type ts from 'typescript'
import { type Place, placeAt } from './problems'

/**
 * Where a field stands in the source of a module, or the nearest thing around it. It is found in the syntax tree.
 * @param name the export that the path begins in
 * @returns null without the compiler, which production doesn't install, and for a module that exports no such name
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

function loadCompiler(): typeof ts | null {
  try {
    // Resolved while running, so that no bundle takes the compiler in.
    return createRequire(`${process.cwd()}/package.json`)('typescript') as typeof ts
  } catch {
    return null
  }
}

type Declarations = Map<string, ts.VariableDeclaration>

/** The variables of a module's own level, by name. */
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

/** What a declaration or member holds: types, brackets and names of other variables are seen through. */
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
