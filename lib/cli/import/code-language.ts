/** The attributes and classes in which editors and highlighters name a language. */
const ATTRIBUTES = ['data-lang', 'data-code-block-lang', 'data-enlighter-language', 'data-language', 'lang']
const CLASSES = [/\blang(?:uage)?-([\w+#.-]+)/, /\bbrush: ?([\w+#.-]+)/, /\bhighlight-source-([\w+#.-]+)/]
/** What stands there when no language was chosen. */
const NONE = /^(?:none|plain|plaintext|text|generic|raw|auto|false)$/i

type Attributes = { getAttribute(name: string): string | null }

/**
 * The language that a block of code names.
 * @param elements the `pre`, and the `code` inside of it where there is one
 * @returns an empty text for none
 */
export function codeLanguage(elements: Attributes[]): string {
  const found = elements.flatMap((element) => [
    ...ATTRIBUTES.map((name) => element.getAttribute(name)),
    ...CLASSES.map((pattern) => pattern.exec(element.getAttribute('class') ?? '')?.[1]),
  ])
  const language = found.find((name) => name && /^[\w+#.-]{1,30}$/.test(name))
  return language && !NONE.test(language) ? language.toLowerCase() : ''
}

/** A block of code in Markdown; its fence is longer than any inside of it. */
export function fencedCode(code: string, language: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const fence = '`'.repeat(Math.max(3, longest + 1))
  return `${fence}${language}\n${code.replace(/^\n|\s+$/g, '')}\n${fence}`
}
