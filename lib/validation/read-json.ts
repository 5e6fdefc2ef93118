import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { readFileSync } from 'node:fs'
import {
  conflictProblem,
  ContentProblemsError,
  errorIn,
  ownerText,
  type Place,
  placeAt,
  type Problem,
  twinProblem,
} from './problems'

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
    throw new ContentProblemsError([errorIn(file, { message: 'is missing', fix })])
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
  if (text.trim() === '' || !tree)
    throw new ContentProblemsError([errorIn(file, { message: 'is empty', fix })])
  const [first] = errors
  if (first) throw new ContentProblemsError([conflictProblem(file, text) ?? syntaxProblem(file, text, first)])
  const twins = twinKeys(tree).map((key) => twinProblem(file, String(key.value), placeAt(text, key.offset)))
  if (twins.length > 0) throw new ContentProblemsError(twins)
  return { value: JSON.parse(text), locate: (path) => placeAt(text, offsetOf(tree, path)) }
}

/** How to mend what the parser refuses, by its code. */
const BACKSLASH = 'Write the backslash itself as \\\\'
const NO_NAME = 'Names stand in double quotes, and behind the last entry is no comma'
const FIXES: Record<string, string> = {
  PropertyNameExpected: NO_NAME,
  ValueExpected: NO_NAME,
  CommaExpected: 'Put one between two entries',
  ColonExpected: 'Put one between a name and its value',
  CloseBraceExpected: 'Put it where the object ends',
  CloseBracketExpected: 'Put it where the list ends',
  EndOfFileExpected: 'Take out what follows the last closing bracket',
  UnexpectedEndOfString: 'Close the text with ", and write line breaks as \\n',
  InvalidEscapeCharacter: BACKSLASH,
  InvalidUnicode: BACKSLASH,
  InvalidCharacter: 'Write a tab as \\t, or take the sign out',
  InvalidCommentToken: 'JSON knows no comments: take it out',
  InvalidSymbol: 'Put double quotes round names and texts; true, false and null are small',
}

/** Describes the parser's first error; later errors mostly follow from it. */
function syntaxProblem(file: string, text: string, { error, offset }: ParseError): Problem {
  const code = printParseErrorCode(error)
  // What is missing belongs behind what stands before it, often at the end of the line above.
  const at = code.endsWith('Expected') ? text.slice(0, offset).trimEnd().length : offset
  const words = code.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const message = `has a syntax error: ${words}`
  return errorIn(file, { place: placeAt(text, at), message, fix: FIXES[code] ?? '' })
}

/** Duplicate keys within an object; JSON.parse would keep only the last one. */
function twinKeys(node: Node): Node[] {
  const inside = (node.children ?? []).flatMap(twinKeys)
  if (node.type !== 'object') return inside
  const keys = (node.children ?? []).flatMap(({ children }) => children?.slice(0, 1) ?? [])
  return [...keys.filter((key, at) => keys.findIndex(({ value }) => value === key.value) < at), ...inside]
}

function offsetOf(tree: Node, path: PropertyKey[]): number {
  const keys = path.map((key) => (typeof key === 'symbol' ? '' : key))
  const node = keys
    .map((_, index) => findNodeAtLocation(tree, keys.slice(0, keys.length - index)))
    .find((found) => found !== undefined)
  if (!node) return tree.offset
  return node.parent?.type === 'property' ? node.parent.offset : node.offset
}
