import { isMap, isScalar, type Node, parseDocument, type Document } from 'yaml'
import { conflictProblem } from './owner-text'
import { ContentProblemsError, type Place, placeAt } from './problems'
import { yamlFault } from './yaml-faults'

/** The parts of a text's file. @param locate finds the place of a field, or of the front matter */
type FrontMatter = { fields: unknown; body: string; locate: (path: PropertyKey[]) => Place }

const FRONT_MATTER = /^---[ \t]*(\r?\n|\r)(?:([\s\S]*?)(?:\r?\n|\r))?---[ \t]*(?:\r?\n|\r|$)/

/** Like {@link readFrontMatter}, for a text whose front matter is optional. */
export function readOptionalFrontMatter(file: string, given: string): FrontMatter {
  const text = given.replace(/^\ufeff/, '')
  if (/^\s*(?:---|\+\+\+)[ \t]*[\r\n]/.test(text)) return readFrontMatter(file, text)
  return { fields: {}, body: text, locate: () => ({ line: 1, column: 1 }) }
}

/**
 * Splits a text into the fields of its front matter and its body.
 * @param file name of the file in messages
 * @throws ContentProblemsError for front matter that is missing or not YAML, with its line in the file
 */
export function readFrontMatter(file: string, given: string): FrontMatter {
  const text = given.replace(/^\ufeff/, '')
  const match = FRONT_MATTER.exec(text)
  const refuse = (offset: number, words: Words) =>
    new ContentProblemsError([
      conflictProblem(file, text) ?? { severity: 'error', file, place: placeAt(text, offset), ...words },
    ])
  if (!match) throw refuse(0, missingFault(text))
  const [whole, turn = '', yaml = ''] = match
  const start = whole.indexOf(turn) + turn.length
  const document = parseDocument(yaml)
  const fault = yamlFault(document, yaml)
  if (fault)
    throw refuse(start + fault.offset, { field: fault.field, message: fault.message, fix: fault.fix })
  return {
    fields: document.toJS() ?? {},
    body: text.slice(whole.length),
    locate: (path) => placeAt(text, start + offsetOf(document, path)),
  }
}

type Words = { field: string; message: string; fix: string }

function missingFault(text: string): Words {
  const words = (message: string, fix: string) => ({ field: '', message, fix })
  if (/^---[ \t]*[\r\n]/.test(text))
    return words('has front matter without an end', 'Put a line of three hyphens (---) below its fields')
  if (text.startsWith('+++'))
    return words('has front matter in TOML', 'Write it in YAML, between two lines of ---')
  if (/^\s+---[ \t]*[\r\n]/.test(text))
    return words('has something above its front matter', 'The first line has to be ---')
  return words(
    'has no front matter',
    'Begin the file with a line of ---, the fields id, title and created_at, and another line of ---',
  )
}

function offsetOf(document: Document, [key, ...rest]: PropertyKey[]): number {
  const { contents } = document
  const pair = isMap(contents)
    ? contents.items.findLast(({ key: name }) => isScalar(name) && String(name.value) === String(key))
    : undefined
  const entry = rest.length > 0 ? document.getIn([key, ...rest], true) : undefined
  const node = (entry ?? pair?.key) as Node | undefined
  return node?.range?.[0] ?? 0
}
