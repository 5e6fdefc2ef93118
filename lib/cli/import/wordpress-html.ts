import { escapeMarkup } from '../../text/escaping'
import { embeddedPage } from './addresses'
import { markFormulas, replaceOutside } from './formulas'
import { NOTE_ELEMENT } from './html-to-markdown'
import type { Marks } from './post'

type Texts = ReadonlyMap<string, string>
/** What a post may refer to by id: URLs of pictures, reusable blocks, and the words of its footnotes. */
export type Referred = { pictures: Texts; blocks: Texts; footnotes: Texts }

const REUSED = /<!--\s+wp:block\s+\{"ref":(\d+)[^}]*\}\s*\/-->/g
const BLOCK_COMMENT = /<!--\s+(\/?)wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s*(?:\{[^]*?\})?\s*(\/?)-->/g
/** The comment of a block of code, which names its language, and the code; between them a hidden copy of it may stand. */
const CODE_COMMENT =
  /(<!--\s+wp:[\w/-]*code[^>]*?"(?:language|lang)"\s*:\s*"([\w+#.-]+)"[^>]*-->(?:(?!<!--|<pre(?![^>]*aria-hidden))[^])*?)<pre(?![^>]*aria-hidden)/g
/** Blocks without content of their own. */
const SILENT = /^(?:core\/)?(?:more|nextpage|separator|spacer|footnotes)$/
const PRE = /(<(?:pre|script|style|textarea)\b[^]*?<\/(?:pre|script|style|textarea)>)/i
const CODE = /(<(?:code|import-tex)\b[^]*?<\/(?:code|import-tex)>)/i
const CODE_SHORTCODE =
  /\[((?:source)?code|crayon|cc|php|javascript|js|css|html|xml|sql|bash|shell|python|java|csharp|ruby|cpp|json|yaml|diff)([^\]\n]*)\]([^]*?)\[\/\1\]/g
const CAPTION =
  /\[(?:wp_)?caption(?:[^\]]*?\scaption="([^"]*)")?[^\]]*\](\s*(?:<a[^>]*>)?\s*<img[^>]*>\s*(?:<\/a>)?)([^]*?)\[\/(?:wp_)?caption\]/g
const EMBED = /\[(embed|youtube|vimeo|video|audio)([^\]\n]*)\](?:([^[]*)\[\/\1\])?/g
const GALLERY = /\[gallery[^\]\n]*?ids=["']?([\d, ]+)[^\]\n]*\]/g
const SHORTCODE = /\[(\/?)([a-z][\w-]+)((?:\s[^\]\n]*|=[^\]\n]*)?)\]/gi
/** Shortcodes that stand alone without an attribute. */
const BARE = /^(?:gallery|toc|playlist|audio|video|contact-form|embed|more|subscribe|products)$/
const BLOCK =
  '</?(?:p|div|section|article|header|footer|aside|main|nav|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|colgroup|thead|tbody|tfoot|tr|td|th|blockquote|figure|figcaption|hr|form|iframe|video|audio|details|summary)\\b'
const BESIDE_BLOCK = new RegExp(`\\n(?=[ \\t]*${BLOCK})|(?<=${BLOCK}[^<>]*>)[ \\t]*\\n`, 'gi')

/**
 * Converts a post's text to plain HTML: resolves blocks, shortcodes and formulas, and adds the paragraphs that the
 * classic editor omits. What can't be resolved is marked.
 */
export function wordpressHtml(content: string, referred: Referred, marks: Marks): string {
  const hasBlocks = /<!--\s+wp:/.test(content)
  const withCode = content
    .replace(REUSED, (whole, id: string) => referred.blocks.get(id) ?? whole)
    .replace(CODE_COMMENT, '$1<pre data-lang="$2"')
    .replace(CODE_SHORTCODE, (_, ...groups: string[]) => codeOf(groups))
  const html = replaceOutside(PRE, markFormulas(withCode), (text) => {
    const plain = replaceOutside(CODE, text, (part) =>
      resolveBlocks(expandShortcodes(part, referred.pictures, marks), marks),
    )
    return hasBlocks ? plain : withParagraphs(plain)
  })
  return withFootnotes(withFullPictures(html, referred.pictures), referred.footnotes)
}

function codeOf([name = '', given = '', text = '']: string[]): string {
  const language = /lang(?:uage)?=["']?([\w+#.-]+)/.exec(given)?.[1] ?? (/code$|^c/.test(name) ? '' : name)
  // The visual editor has escaped it; the text editor has not.
  const code = /&(?:lt|gt|amp);/.test(text) ? text : escapeMarkup(text)
  return `<pre data-lang="${language}">${code.trim()}</pre>`
}

function resolveBlocks(content: string, marks: Marks): string {
  return content.replace(BLOCK_COMMENT, (_, closing: string, name: string, empty: string) => {
    if (closing || SILENT.test(name)) return ''
    if (empty) return marks.at(`the block "${name}" is left out: WordPress makes it when a page is shown`)
    const isPlain = !name.includes('/') || /^core(?:-embed)?\/|code/.test(name)
    return isPlain ? '' : marks.at(`the block "${name}" keeps its words and pictures alone`)
  })
}

/** Resolves the shortcodes that say enough, and replaces the others by a mark. */
function expandShortcodes(text: string, pictures: Texts, marks: Marks): string {
  const closed = new Set([...text.matchAll(/\[\/([\w-]+)\]/g)].map(([, name]) => name))
  return text
    .replace(CAPTION, '<figure>$2<figcaption>$1$3</figcaption></figure>')
    .replace(GALLERY, (_, ids: string) => {
      const found = ids.split(',').flatMap((id) => pictures.get(id.trim()) ?? [])
      const mark = marks.at(`the pictures of a gallery stand one after another: ${found.length}`)
      return `\n\n${mark}\n\n${found.map((address) => `<p><img src="${address}" alt=""></p>`).join('\n')}\n\n`
    })
    .replace(EMBED, (whole, name: string, given: string, inner = '') => {
      const page = embeddedPage(inner.trim() || (/https?:\/\/[^\s"'\]]+/.exec(given)?.[0] ?? ''))
      return page ? `\n\n<a href="${page}">${page}</a>${marks.at(`[${name}] is a link now`)}\n\n` : whole
    })
    .replace(SHORTCODE, (whole, closing: string, name: string, given: string) => {
      if (closing) return ''
      const isShortcode = BARE.test(name) || /[=/]/.test(given) || closed.has(name)
      return isShortcode ? marks.at(`the shortcode ${whole.slice(0, 80)} is left out`) : whole
    })
}

/**
 * Adds paragraphs and line breaks, which the classic editor writes as blank lines and line ends. As in WordPress, a block
 * is a part of its own even without a blank line beside it, and no line break stands next to its tags.
 */
function withParagraphs(text: string): string {
  const parts = text
    .replace(/\r\n?/g, '\n')
    .replace(BESIDE_BLOCK, '\n\n')
    .split(/\n[ \t]*\n/)
  const isBlock = new RegExp(`^(?:$|${BLOCK})`, 'i')
  return parts
    .map((part) => part.trim())
    .map((part) => (isBlock.test(part) ? part : `<p>${part.replace(/\n/g, '<br>\n')}</p>`))
    .join('\n')
}

/** Replaces resized pictures by their originals. WordPress appends the size to the original's name. */
function withFullPictures(html: string, pictures: Texts): string {
  const originals = new Set(pictures.values())
  return html.replace(/(https?:[^\s"'<>]+)-\d+x\d+(\.[a-z]+)\b/gi, (resized, start: string, end: string) =>
    originals.has(start + end) ? start + end : resized,
  )
}

/** Numbers a post's footnotes, and puts their words below the text. */
function withFootnotes(html: string, notes: Texts): string {
  const used = new Set<string>()
  const text = html.replace(/(?<=<sup\b[^<>]*)data-fn="([^"]+)"/g, (_, id: string) =>
    notes.has(id) ? `data-fn="${[...used.add(id)].indexOf(id) + 1}"` : '',
  )
  const below = [...used].map(
    (id, at) => `<${NOTE_ELEMENT} id="${at + 1}">${notes.get(id)}</${NOTE_ELEMENT}>`,
  )
  return text + below.join('')
}
