import { isMap, isScalar, type Node, parseDocument, type Document } from 'yaml'
import { ContentProblemsError, type Place, placeAt } from '../../../config/problems'
import { yamlFault } from './yaml-faults'

/** The parts of an article's file. @param locate finds the place of a field, or of the front matter */
type ArticleText = {
  fields: unknown
  body: string
  locate: (path: PropertyKey[]) => Place
}

const FRONT_MATTER = /^---[ \t]*(\r?\n|\r)(?:([\s\S]*?)(?:\r?\n|\r))?---[ \t]*(?:\r?\n|\r|$)/

/** Like {@link readFrontMatter}, for a text whose front matter is optional. */
export function readOptionalFrontMatter(file: string, given: string): ArticleText {
  const text = given.replace(/^\ufeff/, '')
  if (/^\s*(?:---|\+\+\+)[ \t]*[\r\n]/.test(text)) return readFrontMatter(file, text)
  return { fields: {}, body: text, locate: () => ({ line: 1, column: 1 }) }
}

/**
 * Splits an article into the fields of its front matter and its text.
 * @param file name of the file in messages
 * @throws ContentProblemsError for front matter that is missing or not YAML, with its line in the file
 */
export function readFrontMatter(file: string, given: string): ArticleText {
  const text = given.replace(/^\ufeff/, '')
  const match = FRONT_MATTER.exec(text)
  if (!match) throw problemAt(file, { line: 1, column: 1 }, frontMatterFault(text))
  const [whole, turn = '', yaml = ''] = match
  const start = whole.indexOf(turn) + turn.length
  const place = (offset: number) => placeAt(text, start + offset)
  const document = parseDocument(yaml)
  const fault = yamlFault(document, yaml)
  if (fault) throw problemAt(file, place(fault.offset), fault)
  return {
    fields: document.toJS() ?? {},
    body: text.slice(whole.length),
    locate: (path) => place(offsetOf(document, path)),
  }
}

type Words = { field?: string; message: string; fix: string }

function problemAt(file: string, place: Place, { field = '', message, fix }: Words): ContentProblemsError {
  return new ContentProblemsError([{ severity: 'error', file, place, field, message, fix }])
}

function frontMatterFault(text: string): Words {
  if (/^---[ \t]*[\r\n]/.test(text))
    return {
      message: 'has front matter without an end',
      fix: 'Put a line of three hyphens (---) below its fields',
    }
  if (text.startsWith('+++'))
    return { message: 'has front matter in TOML', fix: 'Write it in YAML, between two lines of ---' }
  if (/^\s+---[ \t]*[\r\n]/.test(text))
    return { message: 'has something above its front matter', fix: 'The first line has to be ---' }
  return {
    message: 'has no front matter',
    fix: 'Begin the file with a line of ---, the fields id, title and created_at, and another line of ---',
  }
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
