import { type Document, isMap, type YAMLError } from 'yaml'

/** A fault of front matter. @param offset in the YAML, in characters @param field the field concerned, if that is clear */
type YamlFault = { offset: number; field: string; message: string; fix: string }

type Line = { start: number; text: string; key: string; value: string }

/** Returns the first fault that prevents front matter from being read as a map of fields, or null. */
export function yamlFault(document: Document, yaml: string): YamlFault | null {
  const lines = linesOf(yaml)
  const [error] = [...document.errors, ...document.warnings]
  if (error) return faultOf(error, lines)
  const alias = lines.find(({ value }) => /^(?:\*|#\S)/.test(value))
  if (alias) return unquoted(alias)
  if (document.contents === null || isMap(document.contents)) return null
  return {
    offset: 0,
    field: '',
    message: 'has front matter without fields',
    fix: 'Each line is a name, a colon, a blank and a value: title: Mi artículo',
  }
}

function faultOf({ code, message, pos }: YAMLError, lines: Line[]): YamlFault {
  const at = lineAt(lines, pos[0])
  const below = lines[lines.indexOf(at) + 1]
  const glued = lines.find(({ text }) => /^[\w-]+:[^\s:]/.test(text))
  if (code === 'DUPLICATE_KEY')
    return { offset: at.start, field: at.key, message: 'is there twice', fix: 'Keep one of them' }
  if (code === 'TAB_AS_INDENT' || at.text.startsWith('\t'))
    return {
      offset: pos[0],
      field: '',
      message: 'has a tab at the start of a line',
      fix: 'Write blanks instead of it',
    }
  if (code === 'BAD_INDENT' && /^Flow/.test(message)) return unclosed(opening(lines, at))
  if (code === 'MISSING_CHAR' && /quote/.test(message)) return unclosed(opening(lines, at))
  if (code === 'MISSING_CHAR' && /flow|\]|\}/i.test(message)) return unclosed(opening(lines, at))
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:(?:\s|$)/.test(at.value)) return withColon(at)
  if (glued && /IMPLICIT_KEY|MISSING_CHAR/.test(code)) return withoutBlank(glued)
  // If the first line is indented, the parser reports the next one.
  const indented = [at, below, lines[0]].find((line) => line && /^\s+\S/.test(line.text))
  if (indented && !/^\s+-\s/.test(indented.text)) return tooFarIn(indented)
  if (code === 'BAD_DQ_ESCAPE') return { ...unquoted(at), message: 'has a backslash between double quotes' }
  return at.key && at.value ? unquoted(at) : asYamlSaysIt(at, message)
}

function withColon(line: Line): YamlFault {
  return { ...unquoted(line), message: 'has a value with a colon in it' }
}

/** The fault of a value that YAML reads as something other than text. */
function unquoted({ start, key, value }: Line): YamlFault {
  const message = /^["']/.test(value)
    ? 'has text behind a quote that ends it'
    : 'has a value that begins with a sign of YAML, or has one in it'
  return { offset: start, field: key, message, fix: `Put quotes round it: ${key}: ${quoted(value)}` }
}

function unclosed(line: Line): YamlFault {
  const sign = line.value[0] ?? ''
  const closing = { '[': ']', '{': '}' }[sign] ?? sign
  const what = closing === sign ? 'text' : 'list'
  return {
    offset: line.start,
    field: line.key,
    message: `has a ${what} that begins with ${sign} and never ends`,
    fix: `Put a ${closing} at its end`,
  }
}

function withoutBlank({ start, text }: Line): YamlFault {
  const fix = `Write ${text.replace(':', ': ').trim()}`
  return {
    offset: start,
    field: /^[\w-]+/.exec(text)?.[0] ?? '',
    message: 'has no blank behind its colon',
    fix,
  }
}

function tooFarIn({ start, text }: Line): YamlFault {
  const message = 'has blanks before the name of a field'
  return { offset: start, field: '', message, fix: `Write the line without them: ${text.trim()}` }
}

function asYamlSaysIt({ start, key }: Line, message: string): YamlFault {
  const [sentence = ''] = message.split(/ at line \d+/)
  return { offset: start, field: key, message: `is no YAML: ${sentence}`, fix: '' }
}

/** Finds the line that opens a quote, list or map whose end the parser missed further down. */
function opening(lines: Line[], at: Line): Line {
  const before = lines.slice(0, lines.indexOf(at) + 1)
  return (
    before.findLast(({ value }) => /^(?:\[[^\]]*|\{[^}]*|"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(value)) ?? at
  )
}

function quoted(value: string): string {
  const [, sign = '', inside = ''] = /^(["'])(.*)\1$/.exec(value) ?? []
  // Of the quotes in between, one is an apostrophe ('it's'), two belong to the outer ones ('Uno' y 'dos').
  const others = inside.split(sign).length - 1
  const text = sign && (others === 0 || others % 2 === 1) ? inside : value
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`
}

function lineAt(lines: Line[], offset: number): Line {
  return lines.findLast(({ start }) => start <= offset) ?? { start: 0, text: '', key: '', value: '' }
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
