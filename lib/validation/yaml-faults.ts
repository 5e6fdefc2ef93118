import { type Document, isMap, type YAMLError } from 'yaml'

/** A fault of front matter. @param offset in the YAML, in characters @param field the field concerned, if that is clear */
type YamlFault = { offset: number; field: string; message: string; fix: string }

type Line = { start: number; text: string; key: string; value: string }

/** Returns the first fault that prevents front matter from being read as a map of fields, or null. */
export function yamlFault(document: Document, yaml: string): YamlFault | null {
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
