import { MAX_TEXT } from '../html-to-markdown'
import { withoutTags } from '../html-limits'
import type { Marks } from '../marks'
import { codeShortcodes, expandShortcodes } from './wordpress-shortcodes'

const BLOCK_COMMENT = /<!--\s+(\/?)wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s*(\{[^]{0,20000}?\})?\s*(\/?)-->/g
/** The comment of a code block, and the tags before its code: hidden copies of it, and buttons. */
const CODE_BLOCK =
  /(<!--\s+wp:[\w/-]*code[\w-]*\s+(\{[^]{0,20000}?\})\s*-->(?:(?!<!--|<pre\b(?![^<>]*aria-hidden="true"))[^]){0,20000}?)<pre\b(?![^<>]*aria-hidden="true")/g
/** Blocks without content of their own. */
const SILENT = /^(?:core\/)?(?:more|nextpage|separator|spacer)$/
const CODE_REGION = /<(pre|code|script|style|textarea)\b[^>]*>[^]*?<\/\1>/gi
const BLOCK =
  '(?:p|div|section|article|header|footer|aside|main|nav|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|colgroup|thead|tbody|tfoot|tr|td|th|blockquote|figure|figcaption|pre|hr|form|iframe|video|audio|details|summary|script|style)\\b'
const BEGINS_WITH_BLOCK = new RegExp(`^(?:\ue002|</?${BLOCK})`, 'i')
const BEFORE_BLOCK = new RegExp(`\\n(?=[ \\t]*(?:\ue002|</?${BLOCK}))`, 'gi')
const AFTER_BLOCK = new RegExp(`(?<=\ue003|</?${BLOCK}[^<>]{0,2000}>)[ \\t]*\\n`, 'gi')
const MAX_EXPANSIONS = 200
/** Start markers, each of which triggers a search for its end. A text beyond the maximum is no article. */
const OPENINGS =
  /<!--|<(?:pre|code|script|style|textarea)\b|\[(?:caption|code|sourcecode|embed|youtube|gallery)/gi
const MAX_OPENINGS = 2_000

/** Content that a WordPress text may reference by id: pictures, and reusable blocks. */
export type Referred = { attachments: Map<string, string>; blocks: Map<string, string> }

/**
 * Converts a post's text to plain HTML: resolves blocks and shortcodes, and adds the paragraphs
 * that the classic editor omits.
 * @param content as in the export; unresolvable parts are marked
 */
export function wordpressHtml(content: string, { attachments, blocks }: Referred, marks: Marks): string {
  if (content.length > MAX_TEXT || [...content.matchAll(OPENINGS)].length > MAX_OPENINGS)
    return marks.at('the text is too long or too complex: its words alone were kept') + withoutTags(content)
  const hasBlocks = /<!--\s+wp:/.test(content)
  const code: string[] = []
  const stashed = codeShortcodes(withLanguages(withReusableBlocks(content, blocks))).replace(
    CODE_REGION,
    (region, tag: string) => {
      code.push(region)
      const [open, close] = /pre/i.test(tag) ? ['\ue002', '\ue003'] : ['\ue004', '\ue005']
      return `${open}${code.length - 1}${close}`
    },
  )
  const plain = resolveBlocks(expandShortcodes(stashed, attachments, marks), marks)
  const html = (hasBlocks ? plain : withParagraphs(plain)).replace(/<!--[^]*?-->/g, '')
  return withFullPictures(html, attachments).replace(
    /[\ue002\ue004](\d+)[\ue003\ue005]/g,
    (_, number: string) => code[Number(number)] ?? '',
  )
}

/** Replaces resized pictures with their originals. WordPress appends the size to the original's name. */
function withFullPictures(html: string, attachments: Map<string, string>): string {
  const originals = new Set(attachments.values())
  return html.replace(/https?:\/\/[^\s"'<>]{1,500}-\d+x\d+(?=\.[a-z]+\b)/gi, (address, at: number) => {
    const original = address.replace(/-\d+x\d+$/, '')
    const ending = /^\.[a-z]+/i.exec(html.slice(at + address.length))?.[0] ?? ''
    return originals.has(original + ending) ? original : address
  })
}

function withReusableBlocks(content: string, blocks: Map<string, string>): string {
  let expansions = 0
  const expand = (text: string): string =>
    text.replace(/<!--\s+wp:block\s+\{"ref":(\d+)[^}]*\}\s*\/-->/g, (whole, id: string) => {
      const block = blocks.get(id)
      expansions += 1
      return block === undefined || expansions > MAX_EXPANSIONS ? whole : expand(block)
    })
  return expand(content)
}

/** Copies a code block's language from the comment before it. */
function withLanguages(content: string): string {
  return content.replace(CODE_BLOCK, (whole, before: string, json: string) => {
    const language = /"(?:language|lang)"\s*:\s*"([\w+#.-]+)"/.exec(json)?.[1]
    return language ? `${before}<pre data-lang="${language}"` : whole
  })
}

function resolveBlocks(content: string, marks: Marks): string {
  return content.replace(BLOCK_COMMENT, (_, closing: string, name: string, _json, empty: string) => {
    if (closing || SILENT.test(name)) return ''
    if (empty) return marks.at(`the block "${name}" is left out: WordPress makes it when a page is shown`)
    if (!/\//.test(name) || name.startsWith('core/') || name.startsWith('core-embed/')) return ''
    return /code/.test(name) ? '' : marks.at(`the block "${name}" keeps its words and pictures alone`)
  })
}

/**
 * Adds paragraphs and line breaks, which the classic editor writes as blank lines and line ends. As in WordPress, a block
 * is a part of its own even without a blank line beside it, and no line break stands next to its tags.
 */
function withParagraphs(text: string): string {
  const parts = text
    .replace(/\r\n?/g, '\n')
    .replace(AFTER_BLOCK, '\n\n')
    .replace(BEFORE_BLOCK, '\n\n')
    .split(/\n[ \t]*\n/)
  return parts
    .map((part) => part.trim())
    .map((part) =>
      part === '' || BEGINS_WITH_BLOCK.test(part) ? part : `<p>${part.replace(/\n/g, '<br>\n')}</p>`,
    )
    .join('\n')
}
