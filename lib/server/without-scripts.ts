import { isAccentStyle } from '../config/accent-style'
import { edited } from './element-places'
import { parseDataCall } from './next-internals/data-calls'
import { isChunkPreload } from './next-internals/page-elements'
import { isInlineScript, type PageElement, parsePage } from './page-html'
import { SCRIPT_LOADER } from './script-loader'

type ScriptlessPage = { html: string; inlineScripts: string[]; accentStyles: string[] }

/**
 * Removes the scripts that Next runs in the browser. Used for a page served at another address than its own, where
 * Next's router would fail. The theme script and structured data stay.
 * @param trusted the inline scripts that every page has
 */
export function withoutDeferred(html: string, trusted: ReadonlySet<string>): ScriptlessPage {
  const { elements } = parsePage(html)
  const isKept = (script: PageElement) =>
    script.attributes.get('type') === 'application/ld+json' ||
    (isInlineScript(script) &&
      trusted.has(script.text) &&
      script.text !== SCRIPT_LOADER &&
      parseDataCall(script.text) === null)
  const scripts = elements.filter(({ name }) => name === 'script')
  const removed = [...scripts.filter((script) => !isKept(script)), ...elements.filter(isChunkPreload)]
  return {
    html: edited(
      html,
      removed.map(({ start, end }) => ({ start, end, text: '' })),
    ),
    inlineScripts: scripts
      .filter((script) => isKept(script) && isInlineScript(script))
      .map(({ text }) => text),
    accentStyles: elements
      .filter(({ name, parent, text }) => name === 'style' && parent === 'head' && isAccentStyle(text))
      .map(({ text }) => text),
  }
}
