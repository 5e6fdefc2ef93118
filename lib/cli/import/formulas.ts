import { replaceOutsideCode } from './scan-markdown'

/** Formulas of MathJax, whose backslashes are doubled in some Markdown, and of Jetpack. The TeX is the group. */
const BLOCK = /\\{1,2}\[([^]{1,5000}?)\\{1,2}\]/
const LINE = /(?<![\w/])\\{1,2}\(([^]{1,5000}?)\\{1,2}\)|\$latex\s+([^$]{1,5000}?)\s*\$/
/** In HTML dollars are signs of money too: a single one begins a formula if that has a command or an exponent of TeX. */
const DOLLARS =
  /\$\$([^$]{1,5000}?)\$\$|(?<![\w\\$])\$(?=[^\s$])([^$\n]*?(?:\\[a-z]+|\^)[^$\n]*?)(?<=\S)\$(?![\w$])/
const anyOf = (patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'g')
export const FORMULA_IN_HTML = anyOf([BLOCK, LINE, DOLLARS])
const FORMULA_IN_MARKDOWN = anyOf([BLOCK, LINE])

/** Gives the formulas in a Markdown text the form of this site. */
export function convertFormulas(markdown: string): string {
  return replaceOutsideCode(markdown, FORMULA_IN_MARKDOWN, (match) => formulaOf([...match]) ?? match[0])
}

/** Formats a formula as this site reads it; null for brackets around other text, which a backslash keeps from being signs. */
export function formulaOf([whole = '', ...groups]: (string | undefined)[]): string | null {
  const tex = groups.find(Boolean)?.trim() ?? ''
  if (/^\\[^\\]/.test(whole) && !/\\[a-z]|[\^_=]|^[a-z]$/i.test(tex)) return null
  return /^(?:\\{1,2}\[|\$\$)/.test(whole) ? `\n\n$$\n${tex}\n$$\n\n` : `$${tex.replace(/\s*\n\s*/g, ' ')}$`
}
