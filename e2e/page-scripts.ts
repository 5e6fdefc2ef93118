import { LIST_ID } from '../lib/serving/paint-first'

const LIST = new RegExp(`<script type="application/json" id="${LIST_ID}">([^<]*)</script>`)

/** The addresses of the scripts that a page loads, with its HTML or after its first paint. */
export function pageScripts(html: string): string[] {
  const atOnce = [...html.matchAll(/<script src="([^"]+)"(?![^>]*noModule)/g)]
  const later = JSON.parse(LIST.exec(html)?.[1] ?? '[]') as string[]
  return [...new Set([...atOnce.map(([, address = '']) => address.replaceAll('&amp;', '&')), ...later])]
}
