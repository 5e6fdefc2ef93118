import type { Element, ElementContent, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import type { PluggableList } from 'unified'
import { EXIT, visit } from './tree'
import type { VFile } from 'vfile'
import { showEmbeddedVideo } from './videos'

/** Elements with alternative image sources, which would bypass the URL that this site has rewritten. */
const PICTURE_CHOICE = ['picture', 'source']

/** Elements that GitHub allows and that rehype-sanitize's copy of its list lacks. */
const MORE_OF_GITHUB = [
  'abbr',
  'bdo',
  'caption',
  'cite',
  'dfn',
  'figcaption',
  'figure',
  'mark',
  'small',
  'time',
  'wbr',
]

/** The scheme of pictures that a text contains as data: see pictures.ts. */
const EMBEDDED = 'embedded'

/**
 * GitHub's allow list, with the link schemes of SPEC §5, and without elements whose image URLs would make browsers
 * contact other hosts. Ids from the text stay, with a prefix.
 */
const SCHEMA: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !PICTURE_CHOICE.includes(name)),
    ...MORE_OF_GITHUB,
  ],
  // Their text is for no reader.
  strip: [...(defaultSchema.strip ?? []), 'style'],
  attributes: {
    ...defaultSchema.attributes,
    // What is written in Markdown for later steps, which read and remove it.
    a: [...(defaultSchema.attributes?.a ?? []), 'dataWiki', 'dataSection'],
    code: [...(defaultSchema.attributes?.code ?? []), 'dataMeta'],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https', EMBEDDED],
  },
}

/** Elements that aren't kept, but lose nothing that a reader would miss: their words and pictures stay. */
const WITHOUT_LOSS = new Set([
  ...PICTURE_CHOICE,
  ...['address', 'article', 'body', 'center', 'col', 'colgroup', 'font', 'footer', 'head', 'header', 'html'],
  ...['main', 'nav', 'nobr', 'template'],
])

/** Whether the sanitiser keeps an element, or loses nothing by leaving it out. */
export function isShownElement(name: string): boolean {
  return WITHOUT_LOSS.has(name) || SCHEMA.tagNames?.includes(name) === true
}

/** Whether an element is a field of a form, which no text has: of these only the checkbox of a task is kept. */
export function isField(name: string, type: unknown): boolean {
  return name === 'input' && String(type).toLowerCase() !== 'checkbox'
}

/** The prefix the sanitiser adds to every id, so that ids of an article can't collide with those of the page. */
export const ID_PREFIX = defaultSchema.clobberPrefix ?? ''

/**
 * The plugins that sanitise HTML in a text. Where the author wrote HTML, the result is parsed once more after
 * sanitising: removing an element can leave others where HTML doesn't allow them, and a browser would move them. HTML
 * generated from Markdown needs no second pass.
 */
export const sanitising: PluggableList = [
  rehypeElements,
  rehypePlainAddresses,
  rehypeElementsAgain,
  [rehypeSanitize, SCHEMA],
]

const read = rehypeRaw()

/** Parses raw HTML into elements, and records whether there was any. */
function rehypeElements() {
  return (tree: Root, file: VFile): Root => {
    let written = false
    visit(tree, 'raw', () => {
      written = true
      return EXIT
    })
    file.data.hasElements = written
    return written ? withShownContent(read(tree, file) as Root) : tree
  }
}

/**
 * Keeps what the sanitiser would lose. The content of templates is moved into the tree: the parser stores it beside the
 * tree, and an author who forgets to mark `<template>` as code would lose all text after it. A frame with a video
 * becomes a link to it. A field is no checkbox, which the sanitiser would make of it.
 */
function withShownContent(tree: Root): Root {
  visit(tree, 'element', (element, index, parent) => {
    if (isField(element.tagName, element.properties.type) && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return index
    }
    if (element.content) {
      element.children = element.content.children as ElementContent[]
      delete element.content
    }
    showEmbeddedVideo(element, parent)
    return undefined
  })
  return tree
}

/**
 * Lower-cases the schemes of URLs: the sanitiser compares them case-sensitively, browsers don't, so `HTTPS://` is
 * allowed too. An anchor may have its name in either of two attributes.
 */
function rehypePlainAddresses() {
  return (tree: Root): void =>
    visit(tree, 'element', ({ tagName, properties }: Element) => {
      for (const name of ['href', 'src'])
        if (typeof properties[name] === 'string') properties[name] = withPlainScheme(properties[name])
      if (tagName === 'a' && properties.name !== undefined) properties.id ??= properties.name
      if (tagName === 'a') delete properties.name
    })
}

/** Ids are prefixed in the last step only; doing it here too would prefix them twice. */
function rehypeElementsAgain() {
  const sanitize = rehypeSanitize({ ...SCHEMA, clobber: [] })
  return (tree: Root, file: VFile): Root =>
    file.data.hasElements ? (read(sanitize(tree) as Root, file) as Root) : tree
}

const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto', 'tel'])
const SCHEME = /^[^/?#:]*(?=:)/

/**
 * Whether a link in an article is allowed (SPEC §5): http, https, mailto, tel, or no scheme at all (relative, hash
 * and query forms).
 * @param href as written; tabs, line ends and leading control characters are ignored, as browsers do
 */
export function isSafeLink(href: string): boolean {
  const scheme = SCHEME.exec(withPlainScheme(href))?.[0]
  return scheme === undefined || ALLOWED_SCHEMES.has(scheme)
}

/**
 * Normalises an address as browsers do: no tabs or line ends, no white space around it, the scheme in lower case
 * (`Https://` becomes `https://`).
 */
function withPlainScheme(address: string): string {
  return address
    .replace(/[\t\n\r]/g, '')
    .replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
    .replace(SCHEME, (scheme) => scheme.toLowerCase())
}
