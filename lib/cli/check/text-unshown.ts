import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { noteFinder } from '../../articles/article'
import { htmlParts, isLegacyHtml } from '../../markdown/legacy-html'
import { PICTURE_FILE } from '../../markdown/obsidian'
import { type Limit, lineOffset } from '../../markdown/limits'
import { parseOnce } from '../../markdown/parse-text'
import { isField, isShownElement } from '../../markdown/sanitise'
import { textFacts } from '../../markdown/text-parts'
import { videoAt } from '../../markdown/videos'
import { drawDiagrams, isDrawn, removeStrayDiagrams } from '../diagrams/draw-diagrams'
import { proseOf } from './own-texts'
import type { Content } from './read-content'
import type { Say } from './report'
import type { TextCheck } from './text-problems'

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
 * Draws the diagrams of all texts that aren't drawn yet, and returns a check for what the page of a text doesn't show as
 * it is written: elements that are removed, formulas and diagrams that show their source, pictures that no browser
 * shows, and what is beyond a limit. A link to a note that doesn't exist is an error.
 */
export async function unshownCheck({
  folders,
  articles,
  isFromFiles,
  texts,
}: Pick<Content, 'folders' | 'articles' | 'isFromFiles' | 'texts'>): Promise<TextCheck> {
  const sources = [...texts.values()].flatMap(({ body }) =>
    /mermaid/i.test(body) ? textFacts(body).diagrams : [],
  )
  const faults = await drawDiagrams(sources, folders.content)
  // Articles of an API aren't known here, and may have diagrams too.
  if (isFromFiles) await removeStrayDiagrams(sources, folders.content)
  const findNote = noteFinder(articles ?? [])
  const hasNote = (name: string) => articles === null || findNote(name) !== null
  return (text, say) => {
    const { body } = text
    visit(isLegacyHtml(body) ? legacyTree(body) : text.tree, (node) => {
      const offset = node.position?.start.offset ?? 0
      if (node.type === 'html') sayOfHtml(node.value, offset, say)
      if (node.type === 'image') sayOfPicture(node.url, offset, say)
      if (node.type !== 'code') return
      const isDiagram = /^mermaid$/i.test(node.lang ?? '') && !isDrawn(node.value, folders.content)
      const reason = faults.get(node.value.trim()) ?? 'there is a slip in it'
      if (isDiagram) say(offset, `the diagram isn't drawn, and shows its source: ${reason}`)
      if (DRAWN_ELSEWHERE.test(node.lang ?? '')) {
        const fix = 'Draw it with Mermaid, or show a picture'
        say(offset, `the block ${quoted(node.lang ?? '')} shows its source`, fix)
      }
    })
    sayOfNotes(proseOf(text), hasNote, say)
    sayOfPage(body, say)
  }
}

/** Reports what only the whole page tells: alerts that are quotes, formulas, and what is beyond a limit. */
function sayOfPage(body: string, say: Say): void {
  const { tree, beyond, formulas } = parseOnce(body)
  visit(tree, 'element', ({ tagName, properties, position }) => {
    if (tagName !== 'blockquote' || properties.dataAlert || !position) return
    const offset = lineOffset(body, position.start.line) + position.start.column - 1
    const [, mark] = ALERT.exec(body.slice(offset)) ?? []
    const fix = 'An alert has words, and is in no list and no other quote'
    if (mark) say(offset, `${mark} is shown as it stands`, fix)
  })
  for (const { limit, line } of beyond) {
    const message = `the text is shown as its source from here on: ${LIMITS[limit]}`
    say(lineOffset(body, line), message, 'Divide it into several')
  }
  const message =
    "a formula can't be typeset, and shows its source: there is a slip in it, it defines macros, or the text has too many"
  for (const line of formulas) say(lineOffset(body, line), message)
}

function legacyTree(value: string): Root {
  const start = { line: 1, column: 1, offset: 0 }
  return { type: 'root', children: [{ type: 'html', value, position: { start, end: start } }] }
}

function sayOfHtml(html: string, offset: number, say: Say): void {
  for (const part of htmlParts(html, true)) {
    const at = offset + part.start
    if (part.type === 'text') {
      for (const { 0: mark, index } of part.value.matchAll(LEFT_OVER))
        say(at + index, `${mark} is shown as it stands`, 'Leave a blank line between HTML and Markdown')
    } else if (part.type === 'open') {
      const tag = html.slice(part.start, html.indexOf('>', part.start) + 1)
      const source = valueOf(tag, 'src')
      const isShown = isShownElement(part.name) || isVideoFrame(part.name, source)
      const fix = part.name === 'iframe' ? 'Write a link to the page' : ''
      if (part.name === 'img') sayOfPicture(source, at, say)
      else if (isField(part.name, valueOf(tag, 'type')) || !isShown)
        say(at, `the element ${quoted(tag)} is left out`, fix)
    }
  }
}

function valueOf(tag: string, attribute: string): string {
  return new RegExp(`\\s${attribute}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1] ?? ''
}

function isVideoFrame(name: string, source: string): boolean {
  return name === 'iframe' && videoAt(source.replace(/^\/\//, 'https://')) !== null
}

function sayOfPicture(address: string, offset: number, say: Say): void {
  const picture = `the picture ${quoted(address)}`
  if (NO_PICTURE.test(address))
    say(offset, `${picture} has a format that no browser shows as one`, 'Convert it to JPEG or WebP')
  if (LOCAL_FILE.test(address)) say(offset, `${picture} is a file of your computer`, 'Put it into images/')
}

function sayOfNotes(prose: string, hasNote: (name: string) => boolean, say: Say): void {
  for (const { 0: link, 1: name = '', index } of prose.matchAll(WIKI_LINK)) {
    const isPicture = link.startsWith('!') && PICTURE_FILE.test(name.trim())
    const fix = 'Write the slug or the title of one'
    if (name.trim() && !isPicture && !hasNote(name.trim()))
      say(index, `the link ${quoted(link)} leads to no article`, fix, { severity: 'error' })
  }
}

function quoted(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`
}
