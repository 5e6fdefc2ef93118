import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { readFileSync } from 'node:fs'
import { jsonFault } from './json-faults'
import { ownerText } from './owner-text'
import { ContentProblemsError, type Place, placeAt } from './problems'

/** A parsed JSON file. @param locate returns the place of a field, or of the nearest enclosing value */
export type JsonFile = { value: unknown; locate: (path: PropertyKey[]) => Place }

/**
 * Reads a JSON file.
 * @param file its name in messages @param place its path
 * @param fix what to do if the file is missing or empty
 * @throws ContentProblemsError as {@link readJson} does, and for a file that is missing
 */
export function readJsonFile(file: string, place: string, fix: string): JsonFile {
  let bytes: Buffer
  try {
    bytes = readFileSync(/* turbopackIgnore: true */ place)
  } catch {
    const at = { severity: 'error' as const, file, place: null, field: '' }
    throw new ContentProblemsError([{ ...at, message: 'is missing', fix }])
  }
  return readJson(file, ownerText(file, bytes), fix)
}

/**
 * Parses JSON, and locates each field in it.
 * @param file its name in messages @param fix what to do if the text is empty
 * @throws ContentProblemsError with line and column of a syntax error, or with each duplicate key of an object
 */
export function readJson(file: string, given: string, fix = ''): JsonFile {
  const text = given.replace(/^\ufeff/, '')
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const at = { severity: 'error' as const, file, field: '' }
  if (text.trim() === '' || !tree)
    throw new ContentProblemsError([{ ...at, place: null, message: 'is empty', fix }])
  const [first] = errors
  if (first) {
    const { offset, message, fix } = jsonFault(text, first)
    throw new ContentProblemsError([{ ...at, place: placeAt(text, offset), message, fix }])
  }
  const twins = twinKeys(tree)
  if (twins.length > 0)
    throw new ContentProblemsError(
      twins.map((key) => ({
        ...at,
        place: placeAt(text, key.offset),
        field: String(key.value),
        message: 'is there twice in one object',
        fix: 'Keep one of them',
      })),
    )
  return { value: JSON.parse(text), locate: (path) => placeAt(text, offsetOf(tree, path)) }
}

/** Duplicate keys within an object; JSON.parse would keep only the last one. */
function twinKeys(node: Node): Node[] {
  const inside = (node.children ?? []).flatMap(twinKeys)
  if (node.type !== 'object') return inside
  const keys = (node.children ?? []).flatMap(({ children }) => children?.slice(0, 1) ?? [])
  return [...keys.filter((key, at) => keys.findIndex(({ value }) => value === key.value) < at), ...inside]
}

function offsetOf(tree: Node, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(
      tree,
      path.slice(0, length).map((key) => (typeof key === 'symbol' ? '' : key)),
    )
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset
  }
  return tree.offset
}
