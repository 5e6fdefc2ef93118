import { parse as parseToml, TomlError } from 'smol-toml'
import { isMap, isScalar, type Node, parseDocument, type Document } from 'yaml'
import { conflictProblem } from './owner-text'
import { ContentProblemsError, type Place, placeAt } from './problems'
import { readJson } from './read-json'
import { yamlFault } from './yaml-faults'

/** The parts of a text's file. @param locate finds the place of a field, or of the front matter */
type FrontMatter = { fields: unknown; body: string; locate: (path: PropertyKey[]) => Place }

const FRONT_MATTER = /^---[ \t]*(\r?\n|\r)(?:([\s\S]*?)(?:\r?\n|\r))?---[ \t]*(?:\r?\n|\r|$)/
const TOML = /^\+\+\+[ \t]*\r?\n([\s\S]*?\r?\n)??\+\+\+[ \t]*(?:\r?\n|$)/
const JSON_FIELDS = /^(\{[ \t]*\r?\n[\s\S]*?\n\})[ \t]*(?:\r?\n|$)/

/** Like {@link readFrontMatter}, for a text whose front matter is optional. */
export function readOptionalFrontMatter(file: string, given: string): FrontMatter {
  const text = given.replace(/^\ufeff/, '')
  if (/^\s*(?:---|\+\+\+)[ \t]*[\r\n]/.test(text) || JSON_FIELDS.test(text))
    return readFrontMatter(file, text)
  return { fields: {}, body: text, locate: () => ({ line: 1, column: 1 }) }
}

/**
 * Splits a text into the fields of its front matter (YAML, TOML or JSON) and its body.
 * @param file name of the file in messages
 * @throws ContentProblemsError for front matter that is missing or can't be read, with its line in the file
 */
export function readFrontMatter(file: string, given: string): FrontMatter {
  const text = given.replace(/^\ufeff/, '')
  const other = readToml(file, text) ?? readJsonFields(file, text)
  if (other) return other
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

function readToml(file: string, text: string): FrontMatter | null {
  const [whole, toml = ''] = TOML.exec(text) ?? []
  if (whole === undefined) return null
  try {
    const lines = text.split('\n')
    const lineOf = (key: PropertyKey | undefined) =>
      lines.findIndex((line) => line.split('=')[0]?.replace(/["'\s]/g, '') === String(key))
    return {
      fields: parseToml(toml),
      body: text.slice(whole.length),
      locate: ([key]) => ({ line: Math.max(lineOf(key), 0) + 1, column: 1 }),
    }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const place = { line: error.line + 1, column: error.column }
    const message = `can't be read as TOML: ${error.message.split('\n')[0]?.replace(/^.*?: /, '')}`
    throw new ContentProblemsError([{ severity: 'error', file, place, field: '', message, fix: '' }])
  }
}

function readJsonFields(file: string, text: string): FrontMatter | null {
  const [whole, json = ''] = JSON_FIELDS.exec(text) ?? []
  if (whole === undefined) return null
  const { value, locate } = readJson(file, json)
  return { fields: value, body: text.slice(whole.length), locate }
}

type Words = { field: string; message: string; fix: string }

function missingFault(text: string): Words {
  const words = (message: string, fix: string) => ({ field: '', message, fix })
  if (/^---[ \t]*[\r\n]/.test(text))
    return words('has front matter without an end', 'Put a line of three hyphens (---) below its fields')
  if (text.startsWith('+++'))
    return words('has front matter without an end', 'Put a line of three plus signs (+++) below its fields')
  if (/^\s+---[ \t]*[\r\n]/.test(text))
    return words('has something above its front matter', 'The first line has to be ---')
  return words(
    'has no front matter',
    'Begin the file with a line of ---, its fields, and another line of ---',
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
