import { createHash } from 'node:crypto'
import { isInlineScript, parsePage } from './page-html'

/** Returns the source of the inline scripts in a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return parsePage(html)
    .elements.filter(isInlineScript)
    .map(({ text }) => text)
}

/** Returns a source expression for `script-src` or `style-src` (CSP Level 3, 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
