import { parse as parseToml, TomlError } from 'smol-toml'
import { type Document, isMap, isScalar, type Node, parseDocument } from 'yaml'
import { conflictProblem, ContentProblemsError, errorIn, type Place, placeAt } from './problems'
import { readJson } from './read-json'

/** How to mend what the parser refuses, by its code. */
const FIXES: Record<string, string> = {
  DUPLICATE_KEY: 'Keep one of them',
  TAB_AS_INDENT: 'Write blanks instead',
  MULTILINE_IMPLICIT_KEY: 'Put a blank behind the colon of each field, and behind the hyphen of each entry',
  MISSING_CHAR: 'Close the quote or the bracket that begins before; behind a colon is a blank',
  BAD_INDENT: 'Close the bracket that begins before, and begin each field at the start of its line',
}
const QUOTE =
  "Put quotes round a text that has signs of YAML in it: title: 'Uno: dos'. No blanks stand before a name"

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
  const refuse = (offset: number, [message, fix]: Words) =>
    new ContentProblemsError([
      conflictProblem(file, text) ?? errorIn(file, { place: placeAt(text, offset), message, fix }),
    ])
  const [whole, turn = '', yaml = ''] = FRONT_MATTER.exec(text) ?? []
  if (whole === undefined) throw refuse(0, missingFault(text))
  const start = whole.indexOf(turn) + turn.length
  const document = parseDocument(yaml)
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    const words = error.message.replace(/ at line \d+[^]*$/, '')
    throw refuse(start + error.pos[0], [`is no YAML: ${words}`, FIXES[error.code] ?? QUOTE])
  }
  // A text that begins with an asterisk refers to another field.
  const alias = yaml.search(/^[\w-]+:[ \t]+\*/m)
  if (alias >= 0) throw refuse(start + alias, ['is no YAML: a text begins with an asterisk', QUOTE])
  if (document.contents !== null && !isMap(document.contents))
    throw refuse(start, ['has front matter without fields', 'Write them as in title: Mi artículo'])
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
    throw new ContentProblemsError([errorIn(file, { place, message })])
  }
}

function readJsonFields(file: string, text: string): FrontMatter | null {
  const [whole, json = ''] = JSON_FIELDS.exec(text) ?? []
  if (whole === undefined) return null
  const { value, locate } = readJson(file, json)
  return { fields: value, body: text.slice(whole.length), locate }
}

type Words = [message: string, fix: string]

function missingFault(text: string): Words {
  const [sign] = /^(?:---|\+\+\+)(?=[ \t]*[\r\n])/.exec(text) ?? []
  if (sign) return ['has front matter without an end', `Put a line of ${sign} below its fields`]
  const isBelow = /^\s+---[ \t]*[\r\n]/.test(text)
  if (isBelow) return ['has something above its front matter', 'The first line has to be ---']
  return ['has no front matter', 'Begin the file with a line of ---, its fields, and another line of ---']
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
