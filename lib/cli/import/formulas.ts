import { escapeMarkup } from '../../text/escaping'
import { replaceOutsideCode } from './scan-markdown'

/**
 * Formulas that this site reads otherwise, each with its TeX as the group: of MathJax on lines of their own, of Jetpack,
 * MathJax and shortcodes in a line.
 */
const FOREIGN = [
  /\\{1,2}\[([^]{1,5000}?)\\{1,2}\]/,
  /(?<!\$\s*)(\\begin\{(?:equation|align|gather|multline)\*?\}[^]{1,5000}?\\end\{(?:equation|align|gather|multline)\*?\})/,
  /\$latex\s+([^$]{1,5000}?)\s*\$/,
  /(?<![\w/])\\{1,2}\(([^]{1,5000}?)\\{1,2}\)/,
  /\[(?:latex|math|katex)\b[^\]]*\]([^]{1,5000}?)\[\/(?:latex|math|katex)\]/,
]
/**
 * In HTML dollars are signs of money too: a single one begins a formula if that has a command or an exponent of TeX, or is
 * a letter, or what a letter equals.
 */
const DOLLARS = [
  /\$\$([^$]{1,5000}?)\$\$/,
  /(?<![\w\\$])\$(?=[^\s$])([^$\n]*?(?:\\[a-z]+|\^)[^$\n]*?|[a-z](?:_?\w)?(?: ?= ?[\w+*/ -]+)?)(?<=\S)\$(?![\w$])/i,
]
const IS_BLOCK = /^(?:\\{1,2}\[|\\begin|\$\$)/
/** The colours and the size that Jetpack writes behind a formula. */
const JETPACK_LOOK = /(?:&(?:amp;)?(?:fg|bg|s)=-?\w+)+$/
const sourceOf = (patterns: RegExp[]) => patterns.map(({ source }) => source).join('|')
const FOREIGN_FORMULA = new RegExp(sourceOf(FOREIGN), 'g')
const HTML_FORMULA = new RegExp(sourceOf([...FOREIGN, ...DOLLARS]), 'gi')

/** The element of a formula in HTML, which holds its TeX; one of lines of its own has a class. */
export const TEX_ELEMENT = 'import-tex'
const CODE =
  /(<(?:pre|code|script|style|textarea|import-tex)\b[^]*?<\/(?:pre|code|script|style|textarea|import-tex)>)/i

/** The scripts in which MathJax keeps formulas. */
const TEX_SCRIPT = /<script type=["']math\/tex(; *mode=display)?["'][^>]*>([^]*?)<\/script>/g

/** Puts the formulas in HTML into elements of their own. */
export function markFormulas(html: string): string {
  const withScripts = html.replace(TEX_SCRIPT, (_, mode: string | undefined, tex: string) =>
    texElement(escapeMarkup(tex.trim()), mode !== undefined),
  )
  return replaceOutside(CODE, withScripts, (text) =>
    text.replace(HTML_FORMULA, (whole, ...groups: string[]) => {
      const found = formulaIn([whole, ...groups.slice(0, -2)])
      return found ? texElement(found.tex.replace(/<[^<>]*>/g, ' '), found.isBlock) : whole
    }),
  )
}

function texElement(tex: string, isBlock: boolean): string {
  return `<${TEX_ELEMENT}${isBlock ? ' class="block"' : ''}>${tex}</${TEX_ELEMENT}>`
}

/** Gives the formulas in a Markdown text the form of this site. */
export function convertFormulas(markdown: string): string {
  const text = replaceOutsideCode(markdown, FOREIGN_FORMULA, (match) => {
    const found = formulaIn([...match])
    return found ? formatFormula(found.tex, found.isBlock) : match[0]
  })
  return text.replace(/\n{3,}(?=\$\$\n)|(?<=\n\$\$)\n{3,}/g, '\n\n')
}

/** Changes HTML everywhere but in what matches a pattern of one group. */
export function replaceOutside(kept: RegExp, html: string, change: (text: string) => string): string {
  return html
    .split(kept)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')
}

/** Returns the TeX that was matched, and whether it stands on lines of its own; null for brackets around other text. */
function formulaIn([whole, ...groups]: (string | undefined)[]): { tex: string; isBlock: boolean } | null {
  const tex = groups.find(Boolean)?.trim().replace(JETPACK_LOOK, '') ?? ''
  // In Markdown a backslash keeps a bracket from being a sign.
  const isBracket = whole?.startsWith('\\') && !whole.startsWith('\\\\')
  if (isBracket && !/\\[a-z]|[\^_=]|^[a-z]$/i.test(tex)) return null
  return { tex, isBlock: IS_BLOCK.test(whole ?? '') }
}

/** Formats a formula as this site reads it. */
export function formatFormula(tex: string, isBlock: boolean): string {
  return isBlock ? `\n\n$$\n${tex}\n$$\n\n` : `$${tex.replace(/\s*\n\s*/g, ' ')}$`
}
