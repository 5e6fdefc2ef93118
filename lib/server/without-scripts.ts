import { parseDataCall } from '../page-policy/data-calls'
import {
  edited,
  isInlineScript,
  isScriptPreload,
  type PageElement,
  parsePage,
  replacement,
} from '../page-policy/page-html'
import { START_SCRIPT } from '../page-policy/start-page'

/**
 * Removes the scripts that Next runs in the browser. Used for a page served at another address than its own, where
 * Next's router would fail. The theme script and structured data stay.
 * @param trusted the inline scripts that every page has
 */
export function withoutDeferred(html: string, trusted: ReadonlySet<string>): string {
  const isKept = (script: PageElement) =>
    script.attributes.get('type') === 'application/ld+json' ||
    (isInlineScript(script) &&
      trusted.has(script.text) &&
      script.text !== START_SCRIPT &&
      parseDataCall(script.text) === null)
  const removed = parsePage(html).elements.filter(
    (element) => isScriptPreload(element) || (element.name === 'script' && !isKept(element)),
  )
  return edited(
    html,
    removed.map((element) => replacement(element, '')),
  )
}
