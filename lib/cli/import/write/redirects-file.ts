import ts from 'typescript'

/** The content of a new file, with an empty table. */
export const NEW_REDIRECTS = `import type { Redirects } from '@/lib/config/site-config'

/** Addresses that the site had once and where they lead now. */
export const redirects = {} satisfies Redirects
`

/**
 * Appends entries to the table in `redirects.ts`; the rest of the file stays as it is, comments included.
 * @returns null if the file has no literal table, so that the owner must add them by hand
 */
export function addToRedirects(source: string, entries: [from: string, to: string][]): string | null {
  const table = findTable(source)
  if (!table) return null
  const lines = entries.map(([from, to]) => `  ${quoted(from)}: ${quoted(to)},\n`).join('')
  const last = table.properties.at(-1)
  const brace = table.getEnd() - 1
  const lineStart = source.lastIndexOf('\n', brace) + 1
  const isOwnLine = lineStart > table.getStart() && source.slice(lineStart, brace).trim() === ''
  const at = isOwnLine ? lineStart : brace
  const inserted = source.slice(0, at) + (isOwnLine ? '' : '\n') + lines + source.slice(at)
  if (!last || table.properties.hasTrailingComma) return inserted
  return `${inserted.slice(0, last.getEnd())},${inserted.slice(last.getEnd())}`
}

/** Formats an entry as it appears in the file. */
export function redirectLine([from, to]: [string, string]): string {
  return `${quoted(from)}: ${quoted(to)},`
}

function findTable(source: string): ts.ObjectLiteralExpression | null {
  const file = ts.createSourceFile('redirects.ts', source, ts.ScriptTarget.Latest, true)
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || name.text !== 'redirects' || !initializer) continue
      const value = unwrapped(initializer)
      return ts.isObjectLiteralExpression(value) ? value : null
    }
  }
  return null
}

/** Removes `satisfies`, `as` and parentheses around an expression. */
function unwrapped(node: ts.Expression): ts.Expression {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return unwrapped(node.expression)
  return node
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
