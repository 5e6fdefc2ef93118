/** Attributes and classes in which editors and highlighters name a language. */
const ATTRIBUTES = ['data-lang', 'data-code-block-lang', 'data-enlighter-language', 'data-language', 'lang']
const CLASSES = [/\blang(?:uage)?[-:]([\w+#.-]+)/, /\bbrush: ?([\w+#.-]+)/, /\bhighlight-source-([\w+#.-]+)/]
/** Values that stand for no chosen language. */
const NONE = /^(?:none|plain|plaintext|text|generic|raw|auto|default|false)$/i

type Attributes = { getAttribute(name: string): string | null }

/**
 * Returns the language that a code block names.
 * @param elements the `pre`, and the `code` inside it if there is one
 * @returns an empty string for none
 */
export function codeLanguage(elements: Attributes[]): string {
  const found = elements.flatMap((element) => [
    ...ATTRIBUTES.map((name) => element.getAttribute(name)),
    ...CLASSES.map((pattern) => pattern.exec(element.getAttribute('class') ?? '')?.[1]),
  ])
  const language = found.find((name) => name && /^[\w+#.-]{1,30}$/.test(name))
  return language && !NONE.test(language) ? language.toLowerCase() : ''
}

/** Formats a Markdown code block whose fence is longer than any inside it. */
export function fencedCode(code: string, language: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const fence = '`'.repeat(Math.max(3, longest + 1))
  return `${fence}${language}\n${code.replace(/^\n|\s+$/g, '')}\n${fence}`
}

/** Formats code within a line, between more backticks than it holds in a row; an empty string for none. */
export function codeInLine(code: string): string {
  if (!code) return ''
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const space = /^`|`$|^ .*\S.* $/.test(code) ? ' ' : ''
  return fence + space + code + space + fence
}
