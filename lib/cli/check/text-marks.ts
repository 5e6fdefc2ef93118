import { proseOf, withoutCode } from './own-texts'
import type { TextCheck } from './text-problems'

/**
 * A mark, and how to mend it, where `$&` and `$1` stand for what was found.
 * @param what is wrong with it, if it isn't shown as it stands
 */
type Row = [mark: RegExp, fix: string, what?: string]

const TAKE_OUT = 'Take it out, or put it in code'
const STRAIGHT = 'Write [$1]($2)'
/** A row of a table, whatever is in it. */
const CELLS = '\\|[^\\n]*\\|[ \\t]*'
const SHORTCODES = 'audio|caption|embed|gallery|playlist|sourcecode|video'
const SHORTCODE = `\\[(?:/(?:${SHORTCODES})|(?:${SHORTCODES}) [^\\]\\n]*=[^\\]\\n]*|gallery)\\](?![[(])`

const ATTRIBUTES = 'Remove them, or write the element in HTML'
const ALERT_INSTEAD = 'Write it as an alert: > [!NOTE]'
/** Marks in words, and what to write instead. */
const IN_PROSE: Row[] = [
  [/\{%-?[^%\n]*%\}|\{\{[^{}\n]*\}\}/g, `${TAKE_OUT}; in the privacy policy write {{name}} without blanks`],
  [new RegExp(SHORTCODE, 'g'), TAKE_OUT],
  [/!?\[[^\]\n]*\]\([^()\n]*\S +[^\s=][^()=\n]*\)/g, 'Write %20 for the blank in its address'],
  [/(?<=^|[^\]\w])\[[^\]^\n][^\]\n]*\](\[[^\]\n]+\])/g, 'Write $1: https://… on a line below'],
  [/\[\^[^\]\s]+\](?!:)/g, 'Write $&: and its text on a line below'],
  [/lorem ipsum/gi, 'Write your own', 'stands in for a text'],
  [
    /(?<![\\\d*])\*\*(?![\d*])[^\n]*/g,
    'Write **bold** without blanks or signs just inside of the asterisks, and end it in the same paragraph',
  ],
  [/^(#{2,6})([\p{L}\p{N}¿¡][^\n]*)/gmu, 'Write $1 $2', 'is no heading'],
  [/^([-+*]|\d+[.)])([\p{L}[][^\n]*)(?=\n(?:[-+*]|\d+[.)])[\p{L}[])/gmu, 'Write $1 $2', 'begins no list'],
  [/^'''[\w-]*$/gm, 'Write three backticks: ```'],
  [
    new RegExp(`(?<!^ {0,3}${CELLS}\\n) {0,3}(?<=^ {0,3})${CELLS}(?=\\n {0,3}${CELLS}$)`, 'gm'),
    'Write a line such as | --- | --- | below it, with as many cells as it has',
    'begins no table',
  ],
  [
    /&(?:nbsp|amp|lt|gt|quot|ntilde|iquest|iexcl|[aeiou]acute)\b(?!;)/gi,
    'Write $&; with a semicolon, or the sign itself',
  ],
  [
    /(?<![\w:]):(?:smile|rocket|warning|heart|tada|bulb|fire|wink|eyes|\+1|thumbsup|white_check_mark|x):(?![\w:])/g,
    'Write the emoji itself',
  ],
  [/<!--(?![^]*-->)/g, 'Put --> where the comment ends'],
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
/** Marks in anything but code. */
const IN_SOURCE: Row[] = [
  [/(?<![\\`>])`(?!`)/g, 'Put one at the end of the code too, or write \\` for the sign itself'],
  [/(?<=^[ \t]*[-*+] +)\[[/<>-]\](?= )/gm, 'Write [ ] for what is to do, or [x] for what is done'],
  [/\(([^()\n]+)\)\[((?:https?:\/\/|mailto:|\/)[^\]\s]+)\]/g, STRAIGHT],
  [/\[([^\]\n]+)\] +\(((?:https?:\/\/|mailto:|\/|#)[^)\s]+)\)/g, STRAIGHT],
  // As Hashnode and markdown-it have them: `align="center"`, `=300x200`.
  [/!\[([^\]\n]*)\]\((\S+) +(?:[a-z]+=["']?[\w%-]+["']?|=\d*x?\d*)\)/g, 'Write ![$1]($2)'],
  [/<\w+\s[^<>\n]*=\s*[“”«][^<>\n]*>/g, 'Write straight quotes: "…"'],
  [
    /Ã[\u0080-\u00bf]|â€[\u0080-\u2fff]|\ufffd/g,
    'Write the letter again, and save the file as UTF-8',
    'is left of a letter that was saved in another encoding',
  ],
]

const MARK_CHARACTERS = 80
/** A datum of the owner's in the privacy policy. */
const DATUM = /\{\{\w+\}\}/g

/** Reports marks of other systems, and signs that are nearly Markdown: a page shows them as they are written. */
export const textMarks: TextCheck = (text, say) => {
  const isPolicy = !text.name.includes('/')
  const prose = proseOf(text).replace(DATUM, (datum) => (isPolicy ? ' '.repeat(datum.length) : datum))
  for (const [source, rows] of [
    [prose, IN_PROSE],
    [withoutCode(text), IN_SOURCE],
  ] as const)
    for (const [pattern, fix, what = 'is shown as it stands'] of rows)
      for (const found of source.matchAll(pattern)) {
        const filled = fix.replace(/\$([&\d])/g, (_, at) => found[at === '&' ? 0 : at] ?? '')
        const mark = found[0].trim()
        const shown = mark.length > MARK_CHARACTERS ? `${mark.slice(0, MARK_CHARACTERS)}…` : mark
        say(found.index + found[0].indexOf(mark), `${shown} ${what}`, filled)
      }
}
