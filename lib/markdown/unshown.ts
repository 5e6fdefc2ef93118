import type { Root } from 'mdast'
import { visit } from './tree'
import { htmlParts, isLegacyHtml } from './legacy-html'
import { PICTURE_FILE } from './obsidian'
import { type Limit, lineOffset } from './limits'
import { parseOnce } from './parse-text'
import { readMarkdown } from './read-markdown'
import { isField, isShownElement } from './sanitise'
import { videoAt } from './videos'

/** Something that an author wrote and that readers don't see as it was meant. */
export type Unshown = { line: number; column: number; message: string; fix: string; isError: boolean }

type Options = {
  /** Why a diagram with this source isn't drawn; null for one that is. */
  diagramFault: (source: string) => string | null
  /** Whether a note that a link `[[name]]` names exists. */
  hasNote: (name: string) => boolean
}

const ATTRIBUTES = 'Remove them, or write the element in HTML'
const ALERT_INSTEAD = 'Write it as an alert: > [!NOTE]'
/** Marks of other systems that stay in the text as they are written, and what to write instead. */
const FOREIGN: [mark: RegExp, fix: string][] = [
  // Kramdown, Pandoc, Hugo
  [/\{:[^{}\n]*\}/g, ATTRIBUTES],
  [/(?<![$\w])\{[ \t]*(?:\.[\p{L}-]|[\p{L}-]+=[\w"'.%-])[^{}\n]*\}/gu, ATTRIBUTES],
  [/(?<=[ \t])\{#[\p{L}\d_-]+\}$/gmu, 'Remove it: a heading has the id of its words'],
  [/(?<=[\p{L}\d.,;:?!)»”"*`])\^\[[^\]\n]*[ \t][^\]\n]*\]/gu, 'Write [^1], and [^1]: with its text below'],
  // Docusaurus, VitePress, MkDocs, MDX
  [/^[ \t]*:{3,}[ \t]*[\w{[].*$/gm, ALERT_INSTEAD],
  [/^[ \t]*(?:!!!|\?\?\?\+?)[ \t]+\w.*$/gm, ALERT_INSTEAD],
  [/^import[ \t]+[\w*{].*from[ \t]+['"].*$/gm, 'Remove it'],
  // MathJax
  [/\\\([^\n]{1,200}?\\\)/g, 'Write it between dollars: $…$'],
  [/\\\[[^\n]{0,200}?[=^_\\+][^\n]{0,200}?\\\]/g, 'Write it between two dollars: $$…$$'],
  [/^[ \t]*\\\[[ \t]*$/gm, 'Write it between lines of two dollars'],
  // Obsidian, and tables of contents
  [/^\[(?:\[_)?TOC(?:_\]?)?\]?\]$/gim, 'Remove it: the page has one'],
  [/(?<=^|[ \t])\^[\da-z][\da-z-]{2,}$/gim, 'Remove it'],
  [/^[ \t]*(?:#\d*\p{L}[\p{L}\d_/-]*[ \t]*)+$/gmu, 'Write them into tags'],
]

/** Marks of Markdown that aren't formatting where they stand. */
const LEFT_OVER = /(?<!\\)(?:\*\*[^*\s][^*\n]*\*\*|!?\[[^[\]\n]*\]\([^()\s]+\)|~~[^~\s][^~\n]*~~)/g
const WIKI_LINK = /!?\[\[(?!\s)([^[\]|#\n]*)[^[\]\n]*\]\]/g

/** What begins an alert, in a quote. */
const ALERT = /^>[>\s]*(\[!\p{L}[\p{L}\d_-]{0,30}\])/u

/** Pictures that no browser shows. */
const NO_PICTURE = /\.(?:heic|heif|tiff?|psd|ai|eps|raw|cr2|nef|dng|pdf|mov|mp4|webm)(?:[?#].*)?$/i
const LOCAL_FILE = /^(?:file:|[a-z]:[\\/]|blob:)/i

/** Languages of code that other systems draw or compute. */
const DRAWN_ELSEWHERE =
  /^(?:ad-\w+|chart|d2|dataview(?:js)?|dot|graphviz|plantuml|puml|query|tasks|wavedrom)$/i

const LIMITS: Record<Limit, string> = {
  characters: 'the text is too long',
  lines: 'the text has too many lines',
  nesting: 'quotes or lists are nested too deep',
  marks: 'there are too many signs that could be formatting',
  nodes: 'the text has too many parts',
  failure: 'the text can’t be rendered',
}

/**
 * Compares what is written in a text with what its page shows: marks that survive as they are written, elements that
 * are removed, formulas and diagrams that show their source, pictures that no browser shows, and what is beyond a limit.
 * @returns in the order of the text
 */
export function listUnshown(content: string, options: Options): Unshown[] {
  const text = content.replace(/\r\n?/g, '\n')
  const found: Finding[] = []
  const add: Add = (offset, message, fix = '', isError = false) =>
    void found.push({ offset, message, fix, isError })
  const tree = isLegacyHtml(text) ? legacyTree(text) : readMarkdown(text)
  visit(tree, (node) => {
    const offset = node.position?.start.offset ?? 0
    if (node.type === 'html') inHtml(node.value, offset, add)
    else if (node.type === 'code') inCode(node.lang ?? '', node.value, offset, options, add)
    else if (node.type === 'image') inPicture(node.url, offset, add)
  })
  inProse(proseOf(tree, text), options, add)
  const { tree: shown, beyond, formulas } = parseOnce(text)
  visit(shown, 'element', ({ tagName, properties, position }) => {
    if (tagName !== 'blockquote' || properties.dataAlert || !position) return
    const offset = lineOffset(text, position.start.line) + position.start.column - 1
    const [, mark] = ALERT.exec(text.slice(offset)) ?? []
    if (mark) add(offset, asWritten(mark), 'An alert has words, and is in no list and no other quote')
  })
  for (const { limit, line } of beyond)
    add(
      lineOffset(text, line),
      `the text is shown as its source from here on: ${LIMITS[limit]}`,
      'Divide it into several',
    )
  for (const line of formulas)
    add(
      lineOffset(text, line),
      "a formula can't be typeset, and shows its source: there is a slip in it, it defines macros, or the text has too many",
    )
  return found
    .sort((one, other) => one.offset - other.offset)
    .map(({ offset, ...said }) => ({ ...placeOf(text, offset), ...said }))
}

type Finding = { offset: number; message: string; fix: string; isError: boolean }
type Add = (offset: number, message: string, fix?: string, isError?: boolean) => void

function legacyTree(value: string): Root {
  const start = { line: 1, column: 1, offset: 0 }
  return { type: 'root', children: [{ type: 'html', value, position: { start, end: start } }] }
}

function inHtml(html: string, offset: number, add: Add): void {
  for (const part of htmlParts(html, true)) {
    const at = offset + part.start
    if (part.type === 'text') {
      for (const { 0: mark, index } of part.value.matchAll(LEFT_OVER))
        add(at + index, asWritten(mark), 'Leave a blank line between HTML and Markdown')
    } else if (part.type === 'open') {
      const tag = html.slice(part.start, html.indexOf('>', part.start) + 1)
      const source = valueOf(tag, 'src')
      if (part.name === 'img') inPicture(source, at, add)
      else if (
        isField(part.name, valueOf(tag, 'type')) ||
        !(isShownElement(part.name) || isVideoFrame(part.name, source))
      )
        add(
          at,
          `the element ${quoted(tag)} is left out`,
          part.name === 'iframe' ? 'Write a link to the page' : '',
        )
    }
  }
}

function valueOf(tag: string, attribute: string): string {
  return new RegExp(`\\s${attribute}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1] ?? ''
}

function isVideoFrame(name: string, source: string): boolean {
  return name === 'iframe' && videoAt(source.replace(/^\/\//, 'https://')) !== null
}

function inCode(language: string, source: string, offset: number, { diagramFault }: Options, add: Add): void {
  const fault = /^mermaid$/i.test(language) ? diagramFault(source) : null
  if (fault) add(offset, `the diagram isn't drawn, and shows its source: ${fault}`)
  if (DRAWN_ELSEWHERE.test(language))
    add(offset, `the block ${quoted(language)} shows its source`, 'Draw it with Mermaid, or show a picture')
}

function inPicture(address: string, offset: number, add: Add): void {
  if (NO_PICTURE.test(address))
    add(
      offset,
      `the picture ${quoted(address)} has a format that no browser shows as one`,
      'Convert it to JPEG or WebP',
    )
  if (LOCAL_FILE.test(address))
    add(offset, `the picture ${quoted(address)} is a file of your computer`, 'Put it into images/')
}

/** The words of a text at their places: everything else is blank. */
function proseOf(tree: Root, text: string): string {
  const parts: string[] = []
  let end = 0
  visit(tree, 'text', ({ position }) => {
    const [from, to] = [position?.start.offset ?? end, position?.end.offset ?? end]
    if (from < end) return
    parts.push(text.slice(end, from).replace(/[^\n]/g, ' '), text.slice(from, to))
    end = to
  })
  return parts.join('')
}

function inProse(prose: string, { hasNote }: Options, add: Add): void {
  for (const [mark, fix] of [...FOREIGN, [LEFT_OVER, ''] as const])
    for (const { 0: written, index } of prose.matchAll(mark))
      add(index + (written.length - written.trimStart().length), asWritten(written), fix)
  for (const { 0: link, 1: name = '', index } of prose.matchAll(WIKI_LINK)) {
    const isPicture = link.startsWith('!') && PICTURE_FILE.test(name.trim())
    if (name.trim() && !isPicture && !hasNote(name.trim()))
      add(index, `the link ${quoted(link)} leads to no article`, 'Write the slug or the title of one', true)
  }
}

function asWritten(mark: string): string {
  return `${quoted(mark)} is shown as it is written`
}

function quoted(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
