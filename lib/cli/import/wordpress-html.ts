import { escapeMarkup } from '../../text/escaping'
import { embeddedPage } from './addresses'
import { htmlToMarkdown } from './html-to-markdown'

type Texts = ReadonlyMap<string, string>
/** What a post may refer to by id: URLs of pictures, reusable blocks, and the words of its footnotes. */
export type Referred = { pictures: Texts; blocks: Texts; footnotes: Texts }

const REUSED = /<!--\s+wp:block\s+\{"ref":(\d+)[^}]*\}\s*\/-->/g
/** A block of code may name its language in its comment. */
const CODE_COMMENT =
  /(<!--\s+wp:[\w/-]*code[^>]*?"(?:language|lang)"\s*:\s*"([\w+#.-]+)"[^>]*-->(?:(?!<!--|<pre(?![^>]*aria-hidden))[^])*?)<pre(?![^>]*aria-hidden)/g
/** A block that WordPress makes when a page is shown, but for those that show nothing of their own. */
const MADE = /<!--\s+wp:(?!more|nextpage|separator|spacer|footnotes)([a-z][\w/-]*)[^>]*\/-->/g
const FOOTNOTE = /<sup\b[^<>]*data-fn="([^"]+)"[^>]*>[^]*?<\/sup>/g
const PRE = /(<(?:pre|script|style|textarea)\b[^]*?<\/(?:pre|script|style|textarea)>)/i
const CODE = /(<code\b[^]*?<\/code>)/i
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
const IS_BLOCK = new RegExp(`^(?:$|${BLOCK})`, 'i')

/**
 * Converts a post's text to Markdown: resolves blocks and shortcodes, puts the footnotes below, and adds the paragraphs
 * that the classic editor omits.
 * @param lost receives what can't be resolved
 */
export function wordpressToMarkdown(content: string, referred: Referred, lost: string[]): string {
  const { pictures, blocks, footnotes } = referred
  const used = new Set<string>()
  const html = content
    .replace(REUSED, (whole, id: string) => blocks.get(id) ?? whole)
    .replace(CODE_COMMENT, '$1<pre data-lang="$2"')
    .replace(CODE_SHORTCODE, (_, ...groups: string[]) => codeOf(groups))
    .replace(FOOTNOTE, (whole, id: string) =>
      footnotes.has(id) ? `<sup>${[...used.add(id)].indexOf(id) + 1}</sup>` : whole,
    )
  for (const [, name] of html.matchAll(MADE))
    lost.push(`the block "${name}" is left out: WordPress makes it when a page is shown`)
  const whole = replaceOutside(PRE, html, (text) => {
    const resolved = replaceOutside(CODE, text, (part) => expandShortcodes(part, pictures, lost))
    return html.includes('<!-- wp:') ? resolved : withParagraphs(resolved)
  })
  const notes = [...used].map((id) => `<li>${footnotes.get(id)}</li>`)
  const below = notes.length > 0 ? `<ol>${notes.join('')}</ol>` : ''
  return htmlToMarkdown(withFullPictures(whole, pictures) + below, lost)
}

/** Changes HTML everywhere but in what matches a pattern of one group. */
function replaceOutside(kept: RegExp, html: string, change: (text: string) => string): string {
  return html
    .split(kept)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')
}

function codeOf([name = '', given = '', text = '']: string[]): string {
  const language = /lang(?:uage)?=["']?([\w+#.-]+)/.exec(given)?.[1] ?? (/code$|^c/.test(name) ? '' : name)
  // The visual editor has escaped it; the text editor has not.
  const code = /&(?:lt|gt|amp);/.test(text) ? text : escapeMarkup(text)
  return `<pre data-lang="${language}">${code.trim()}</pre>`
}

/** Resolves the shortcodes that say enough, and leaves the others out. */
function expandShortcodes(text: string, pictures: Texts, lost: string[]): string {
  const closed = new Set([...text.matchAll(/\[\/([\w-]+)\]/g)].map(([, name]) => name))
  return text
    .replace(CAPTION, '<figure>$2<figcaption>$1$3</figcaption></figure>')
    .replace(GALLERY, (_, ids: string) => {
      const shown = ids.split(',').map((id) => {
        const address = pictures.get(id.trim())
        if (!address)
          lost.push(`the picture ${id.trim()} of a gallery is left out: the export doesn't have it`)
        return address ? `\n\n<p><img src="${address}" alt=""></p>\n\n` : ''
      })
      return shown.join('')
    })
    .replace(EMBED, (whole, _name, given: string, inner = '') => {
      const page = embeddedPage(inner.trim() || (/https?:\/\/[^\s"'\]]+/.exec(given)?.[0] ?? ''))
      return page ? `\n\n<a href="${page}">${page}</a>\n\n` : whole
    })
    .replace(SHORTCODE, (whole, closing: string, name: string, given: string) => {
      const isShortcode = BARE.test(name) || /[=/]/.test(given) || closed.has(name)
      if (!closing && isShortcode) lost.push(`the shortcode ${whole.slice(0, 80)} is left out`)
      return closing || isShortcode ? '' : whole
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
    .map((part) => part.trim())
  return parts
    .map((part) => (IS_BLOCK.test(part) ? part : `<p>${part.replace(/\n/g, '<br>\n')}</p>`))
    .join('\n')
}

/** Replaces resized pictures by their originals. WordPress appends the size to the original's name. */
function withFullPictures(html: string, pictures: Texts): string {
  const originals = new Set(pictures.values())
  return html.replace(/(https?:[^\s"'<>]+)-\d+x\d+(\.[a-z]+)\b/gi, (resized, start: string, end: string) =>
    originals.has(start + end) ? start + end : resized,
  )
}
