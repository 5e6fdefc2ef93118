/**
 * Removes blank lines before a text and all white space after it. Unlike `trim`, it keeps an indent of the first line
 * that makes code of it in Markdown.
 */
export function withoutBlankEnds(text: string): string {
  return text
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .replace(/^ {1,3}(?=\S)/, '')
    .trimEnd()
}
