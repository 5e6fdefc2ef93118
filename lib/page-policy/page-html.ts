import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import type { Edit } from '../text/edits'

/** A script or link element of a page with its source offsets. */
export type PageElement = {
  name: string
  attributes: Map<string, string>
  text: string
  parent: string
  start: number
  end: number
}

type ParsedPage = {
  /** Every script and link element, in document order. */
  elements: PageElement[]
  /** Offset at which the content of the body ends; null without an end tag. */
  bodyEnd: number | null
}

const WANTED = new Set(['script', 'link'])
/** Types of script elements that are data; every other type may be executed, or affects execution. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json'])

/** Elements without content. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '), // HTML 13.1.2
)
/** Elements whose content is text. */
const TEXT_MODES = new Map<string, Tokenizer['state']>([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['style', 'iframe', 'noscript', 'noembed', 'noframes', 'xmp'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ...['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA] as const),
])

/** Characters of a page that are read without interruption: some milliseconds. */
const SLICE = 100_000

/** Finds the elements of a page as browsers do. */
export function parsePage(html: string): ParsedPage {
  const { page, tokenizer } = createReader()
  tokenizer.write(html, true)
  return page
}

/** Does the same for a page of any length: between its slices the process serves requests. */
export async function parseLongPage(html: string): Promise<ParsedPage> {
  const { page, tokenizer } = createReader()
  for (let end = SLICE; end < html.length; end += SLICE) {
    tokenizer.write(html.slice(end - SLICE, end), false)
    await nextTurn()
  }
  tokenizer.write(html.slice(html.length - (html.length % SLICE || SLICE)), true)
  return page
}

/**
 * Reads tokens only: a tree of a long article would keep the process busy for half a second. Every element of a page has
 * its end tag.
 */
function createReader(): { page: ParsedPage; tokenizer: Tokenizer } {
  const page: ParsedPage = { elements: [], bodyEnd: null }
  const open: string[] = []
  let script: PageElement | null = null
  const addText = ({ chars }: Token.CharacterToken) => {
    if (script) script.text += chars
  }
  const ignore = () => undefined
  const handler: TokenHandler = {
    onStartTag({ tagName: name, attrs, location }) {
      if (location && WANTED.has(name)) {
        const attributes = new Map(attrs.map((one) => [one.name.toLowerCase(), one.value]))
        const [start, end] = [location.startOffset, location.endOffset]
        const element = { name, attributes, text: '', parent: open.at(-1) ?? '', start, end }
        page.elements.push(element)
        if (name === 'script') script = element
      }
      if (!VOID.has(name)) open.push(name)
      tokenizer.state = TEXT_MODES.get(name) ?? tokenizer.state
    },
    onEndTag({ tagName: name, location }) {
      if (name === 'body') page.bodyEnd = location?.startOffset ?? null
      if (script && location) script.end = location.endOffset
      script = null
      const at = open.lastIndexOf(name)
      if (at !== -1) open.length = at
    },
    onCharacter: addText,
    onWhitespaceCharacter: addText,
    onNullCharacter: addText,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
  }
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler)
  return { page, tokenizer }
}

/** Whether an element is an inline script that a browser would run; empty scripts don't run. */
export function isInlineScript({ name, attributes, text }: PageElement): boolean {
  const type = attributes.get('type')?.trim().toLowerCase() ?? ''
  return name === 'script' && text !== '' && !attributes.has('src') && !DATA_TYPES.has(type)
}

/** Whether an element loads a script ahead of the script element that needs it. */
export function isScriptPreload({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script'
}

/** Returns the edit that inserts a text. */
export function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text }
}

/** Returns the edit that replaces an element. */
export function replacement({ start, end }: PageElement, text: string): Edit {
  return { start, end, text }
}
