import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { readFileSync } from 'node:fs'
import { conflictProblem, ownerText } from './owner-text'
import { ContentProblemsError, type Place, placeAt, type Problem } from './problems'

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
    throw new ContentProblemsError([{ ...ofFile(file), message: 'is missing', fix }])
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
    throw new ContentProblemsError([{ ...ofFile(file), message: 'is empty', fix }])
  const [first] = errors
  if (first) throw new ContentProblemsError([conflictProblem(file, text) ?? syntaxProblem(file, text, first)])
  const twins = twinKeys(tree).map((key): Problem => {
    const at = { ...ofFile(file), place: placeAt(text, key.offset), field: String(key.value) }
    return { ...at, message: 'is there twice in one object', fix: 'Keep one of them' }
  })
  if (twins.length > 0) throw new ContentProblemsError(twins)
  return { value: JSON.parse(text), locate: (path) => placeAt(text, offsetOf(tree, path)) }
}

type Words = [message: string, fix: string]
const BACKSLASH: Words = ['has a backslash that begins no sign', 'Write the backslash itself as \\\\']
const NOT_CLOSED = 'Put it where the list or object ends'

/** What the parser's errors mean. */
const WORDS: Record<string, Words> = {
  CommaExpected: ['has no comma here', 'Put one between two entries'],
  ColonExpected: ['has no colon here', 'Put one between a name and its value'],
  CloseBraceExpected: ['ends before its }', NOT_CLOSED],
  CloseBracketExpected: ['ends before its ]', NOT_CLOSED],
  EndOfFileExpected: ['goes on after its end', 'Take out what follows the last closing bracket'],
  ValueExpected: ['has no value here', 'Write one: a text in double quotes, a number, true, false, null, …'],
  UnexpectedEndOfString: [
    'has a text that begins here and does not end on its line',
    'Close it with ", and write line breaks as \\n',
  ],
  InvalidEscapeCharacter: BACKSLASH,
  InvalidUnicode: BACKSLASH,
  InvalidCharacter: [
    'has a tab or another invisible sign inside of a text',
    'Write a tab as \\t, or take the sign out',
  ],
  InvalidCommentToken: ['has a comment, which JSON does not know', 'Take it out'],
}
const OTHER: Words = [
  'has a sign that does not belong here',
  'Look for a comma or a quote that is missing before it',
]
/** Errors whose cause is behind the sign before. */
const BEHIND = /^(?:Comma|Colon|CloseBrace|CloseBracket)Expected$/
const LITERALS: Record<string, string> = { none: 'null', undefined: 'null', nil: 'null', yes: 'true' }

/** Describes the parser's first error in the owner's terms; later errors mostly follow from it. */
function syntaxProblem(file: string, text: string, { error, offset, length }: ParseError): Problem {
  const code = printParseErrorCode(error)
  const end = text.slice(0, offset).trimEnd().length
  const problem = (at: number, [message, fix]: Words) => ({
    ...ofFile(file),
    place: placeAt(text, at),
    message,
    fix,
  })
  if (text[end - 1] === ',' && /[\]}]/.test(text[offset] ?? ''))
    return problem(end - 1, ['has a comma too many', 'Take out the comma before the closing bracket'])
  if (code === 'InvalidSymbol') return problem(offset, symbolWords(text.slice(offset, offset + length)))
  return problem(BEHIND.test(code) ? end : offset, WORDS[code] ?? OTHER)
}

function symbolWords(word: string): Words {
  if (/^['‘’“”`]/.test(word)) return ['has a text in other quotes', 'JSON knows double quotes alone: "…"']
  const small = word.toLowerCase()
  const literal = /^(?:true|false|null)$/.test(small) ? small : LITERALS[small]
  if (literal) return [`has ${word} where a value should be`, `Write ${literal}`]
  return /^[\p{L}_$]/u.test(word) ? [`has ${word} without quotes`, `Write "${word}"`] : OTHER
}

function ofFile(file: string): Omit<Problem, 'message' | 'fix'> {
  return { severity: 'error', file, place: null, field: '' }
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
