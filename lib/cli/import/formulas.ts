import { replaceOutsideCode } from './scan-markdown'

/** Formulas that this site reads otherwise: of MathJax on lines of their own, of Jetpack, MathJax and shortcodes in a line. */
const FOREIGN = [
  /\\{1,2}\[([^]{1,5000}?)\\{1,2}\]/,
  /\$latex\s+([^$]{1,5000}?)\s*\$/,
  /(?<![\w/])\\{1,2}\(([^]{1,5000}?)\\{1,2}\)/,
  /\[(?:latex|math|katex)\b[^\]]*\]([^]{1,5000}?)\[\/(?:latex|math|katex)\]/,
]
/** In HTML dollars are signs of money too: a single one begins a formula if that has a command or an exponent of TeX. */
const DOLLARS = [
  /\$\$([^$]{1,5000}?)\$\$/,
  /(?<![\w\\$])\$(?=[^\s$])([^$\n]*?(?:\\[a-z]+|\^)[^$\n]*?)(?<=\S)\$(?![\w$])/,
]
const sourceOf = (patterns: RegExp[]) => patterns.map(({ source }) => source).join('|')
const FOREIGN_FORMULA = new RegExp(sourceOf(FOREIGN), 'g')
const HTML_FORMULA = new RegExp(sourceOf([...FOREIGN, ...DOLLARS]), 'g')

/** The element of a formula in HTML, which holds its TeX; one of lines of its own has a class. */
export const TEX_ELEMENT = 'import-tex'
const CODE = /(<(?:pre|code|script|style|textarea)\b[^]*?<\/(?:pre|code|script|style|textarea)>)/i

/** Puts the formulas in HTML into elements of their own. */
export function markFormulas(html: string): string {
  return replaceOutside(CODE, html, (text) =>
    text.replace(HTML_FORMULA, (whole, ...groups: string[]) => {
      const found = formulaIn([whole, ...groups.slice(0, -2)])
      const plain = found?.tex.replace(/<[^<>]*>/g, ' ')
      return found
        ? `<${TEX_ELEMENT}${found.isBlock ? ' class="block"' : ''}>${plain}</${TEX_ELEMENT}>`
        : whole
    }),
  )
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
  const at = groups.findIndex(Boolean)
  const tex = groups[at]?.trim() ?? ''
  // In Markdown a backslash keeps a bracket from being a sign.
  const isBracket = whole?.startsWith('\\') && !whole.startsWith('\\\\')
  if (isBracket && !/\\[a-z]|[\^_=]|^[a-z]$/i.test(tex)) return null
  return { tex, isBlock: at === 0 || at === FOREIGN.length }
}

/** Formats a formula as this site reads it. */
export function formatFormula(tex: string, isBlock: boolean): string {
  return isBlock ? `\n\n$$\n${tex}\n$$\n\n` : `$${tex.replace(/\s*\n\s*/g, ' ')}$`
}
