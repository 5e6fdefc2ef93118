import { parse as parseToml, TomlError } from 'smol-toml'
import { type Document, isMap, isScalar, type Node, parseDocument, type YAMLError } from 'yaml'
import { conflictProblem } from './owner-text'
import { ContentProblemsError, type Place, placeAt } from './problems'
import { readJson } from './read-json'

/** A fault of front matter. @param offset in the YAML, in characters @param field the field concerned, if that is clear */
type YamlFault = { offset: number; field: string; message: string; fix: string }

type Line = { start: number; text: string; key: string; value: string }

/** Returns the first fault that prevents front matter from being read as a map of fields, or null. */
function yamlFault(document: Document, yaml: string): YamlFault | null {
  const lines = linesOf(yaml)
  const [error] = [...document.errors, ...document.warnings]
  if (error) return faultOf(error, lines)
  // An alias without its anchor, and a text that is a comment.
  const lost = lines.find(({ value }) => /^(?:\*|#\S)/.test(value))
  if (lost) return unquoted(lost)
  if (document.contents === null || isMap(document.contents)) return null
  const fix = 'Each line is a name, a colon, a blank and a value: title: Mi artículo'
  return { offset: 0, field: '', message: 'has front matter without fields', fix }
}

function faultOf({ code, message, pos }: YAMLError, lines: Line[]): YamlFault {
  const at = lines.findLast(({ start }) => start <= pos[0]) ?? { start: 0, text: '', key: '', value: '' }
  const fault = ({ start, key }: Line, words: string, fix: string, field = key): YamlFault => ({
    offset: start,
    field,
    message: words,
    fix,
  })
  if (code === 'DUPLICATE_KEY') return fault(at, 'is there twice', 'Keep one of them')
  if (code === 'TAB_AS_INDENT' || at.text.startsWith('\t'))
    return fault(at, 'has a tab at the start of a line', 'Write blanks instead of it', '')
  if (/^-\p{L}/u.test(at.text))
    return fault(at, 'has no blank behind its hyphen', `Write ${at.text.replace('-', '- ')}`)
  if (/^\[.*[[,]\s*,/.test(at.value)) return fault(at, 'has a comma too many', 'Take it out')
  const isUnclosed = code === 'MISSING_CHAR' || (code === 'BAD_INDENT' && message.startsWith('Flow'))
  const open = isUnclosed ? openingBefore(at, lines) : undefined
  if (open) {
    const [sign = ''] = open.value
    const closing = { '[': ']', '{': '}' }[sign] ?? sign
    const what = closing === sign ? 'text' : 'list'
    return fault(open, `has a ${what} that begins with ${sign} and never ends`, `Put a ${closing} at its end`)
  }
  const glued = lines.find(({ text }) => /^[\w-]+:[^\s:]/.test(text))
  if (glued && /IMPLICIT_KEY|MISSING_CHAR/.test(code) && !/:(?:\s|$)/.test(at.value)) {
    const fix = `Write ${glued.text.replace(':', ': ').trim()}`
    return fault(glued, 'has no blank behind its colon', fix, /^[\w-]+/.exec(glued.text)?.[0])
  }
  // If the first line is indented, the parser reports the next one.
  const near = /:(?:\s|$)/.test(at.value) ? [] : [at, lines[lines.indexOf(at) + 1], lines[0]]
  const indented = near.find((line) => line && /^\s+(?!-\s)\S/.test(line.text))
  if (indented) {
    const fix = `Write the line without them: ${indented.text.trim()}`
    return fault(indented, 'has blanks before the name of a field', fix, '')
  }
  if (at.key && at.value) return unquoted(at)
  return fault(at, `is no YAML: ${message.split(/ at line \d+/)[0]}`, '')
}

/** The fault of a value that YAML reads as something other than text. */
function unquoted({ start, key, value }: Line): YamlFault {
  const why = /^["']/.test(value) ? 'has quotes that YAML reads otherwise' : 'has signs of YAML in its text'
  return { offset: start, field: key, message: why, fix: `Put quotes round it: ${key}: ${quoted(value)}` }
}

/** Finds the line that opens a quote, list or map whose end the parser missed further down. */
function openingBefore(at: Line, lines: Line[]): Line | undefined {
  const isOpen = /^(?:\[[^\]]*|\{[^}]*|"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/
  return lines.slice(0, lines.indexOf(at) + 1).findLast(({ value }) => isOpen.test(value))
}

function quoted(value: string): string {
  const [, sign = '', inside = ''] = /^(["'])(.*)\1$/.exec(value) ?? []
  // Of the quotes in between, one is an apostrophe ('it's'), two belong to the outer ones ('Uno' y 'dos').
  const others = inside.split(sign).length - 1
  const text = sign && (others === 0 || others % 2 === 1) ? inside : value
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`
}

function linesOf(yaml: string): Line[] {
  let start = 0
  return yaml.split('\n').map((text) => {
    const [, key = '', value = ''] = /^([\p{L}\w-]+):\s+(.*?)\s*$/u.exec(text) ?? []
    const line = { start, text, key, value }
    start += text.length + 1
    return line
  })
}

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
