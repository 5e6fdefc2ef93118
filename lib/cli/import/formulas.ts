/** Formulas that this site reads otherwise: of MathJax on lines of their own, of Jetpack, MathJax and shortcodes in a line. */
const FOREIGN = [
  /\\{1,2}\[([^]{1,5000}?)\\{1,2}\]/,
  /\$latex\s+([^$]{1,5000}?)\s*\$/,
  /\\{1,2}\(([^]{1,5000}?)\\{1,2}\)/,
  /\[(?:latex|math|katex)\b[^\]]*\]([^]{1,5000}?)\[\/(?:latex|math|katex)\]/,
]
/** In HTML dollars are signs of money too: a single one begins a formula if that has a command or an exponent of TeX. */
const DOLLARS = [
  /\$\$([^$]{1,5000}?)\$\$/,
  /(?<![\w\\$])\$(?=[^\s$])([^$\n]*?(?:\\[a-z]+|\^)[^$\n]*?)(?<=\S)\$(?![\w$])/,
]
const sourceOf = (patterns: RegExp[]) => patterns.map(({ source }) => source).join('|')
/** Matches the formulas in a Markdown text that aren't in the form of this site; {@link formulaIn} reads its groups. */
export const FOREIGN_FORMULA = new RegExp(sourceOf(FOREIGN), 'g')
const HTML_FORMULA = new RegExp(sourceOf([...FOREIGN, ...DOLLARS]), 'g')

/** The element of a formula in HTML, which holds its TeX; one of lines of its own has a class. */
export const TEX_ELEMENT = 'import-tex'
const CODE = /(<(?:pre|code|script|style|textarea)\b[^]*?<\/(?:pre|code|script|style|textarea)>)/i

/** Puts the formulas in HTML into elements of their own. */
export function markFormulas(html: string): string {
  return replaceOutside(CODE, html, (text) =>
    text.replace(HTML_FORMULA, (_, ...groups: string[]) => {
      const { tex, isBlock } = formulaIn(groups.slice(0, -2))
      const plain = tex.replace(/<[^<>]*>/g, ' ')
      return `<${TEX_ELEMENT}${isBlock ? ' class="block"' : ''}>${plain}</${TEX_ELEMENT}>`
    }),
  )
}

/** Changes HTML everywhere but in what matches a pattern of one group. */
export function replaceOutside(kept: RegExp, html: string, change: (text: string) => string): string {
  return html
    .split(kept)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')
}

/** Returns the TeX that was matched, and whether it stands on lines of its own. */
export function formulaIn(groups: (string | undefined)[]): { tex: string; isBlock: boolean } {
  const at = groups.findIndex(Boolean)
  return { tex: groups[at]?.trim() ?? '', isBlock: at === 0 || at === FOREIGN.length }
}

/** Formats a formula as this site reads it. */
export function formatFormula({ tex, isBlock }: { tex: string; isBlock: boolean }): string {
  return isBlock ? `\n\n$$\n${tex}\n$$\n\n` : `$${tex.replace(/\s*\n\s*/g, ' ')}$`
}
