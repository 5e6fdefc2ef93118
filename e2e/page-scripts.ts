import { LIST } from '../lib/server/deferred-scripts'

/** The addresses of the scripts that a page loads, with its HTML or after its first paint. */
export function pageScripts(html: string): string[] {
  const atOnce = [...html.matchAll(/<script src="([^"]+)"(?![^>]*noModule)/g)]
  const later = JSON.parse(html.split(LIST)[1]?.split('</script>')[0] ?? '[]') as string[]
  return [...new Set([...atOnce.map(([, address = '']) => address.replaceAll('&amp;', '&')), ...later])]
}
