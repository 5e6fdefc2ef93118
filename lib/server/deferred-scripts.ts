/** What the browser would load while it still has to paint the page: Next's scripts, and the notice of one of them. */
const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const NOTICE = /<link rel="preload" as="script"[^>]*>/g
/** The element that lists the scripts. It has no id: a heading of an article could have the same. */
export const LIST = '<script type="application/json" data-scripts>'

/** Longest wait, in milliseconds: a style or a picture that doesn't come must not keep the page from working. */
const PATIENCE_MS = 3_000

/**
 * Starts the scripts of a page when what is in view is loaded and painted; at once where nothing is painted, in a tab in
 * the background. It stands in every page, letter by letter the same, so that the page's policy can name it by its hash.
 */
export const SCRIPT_LOADER = `(d=>{let l=JSON.parse(d.currentScript.previousSibling.textContent),g=()=>{for(let u of l.splice(0)){let s=d.createElement('script');s.src=u;s.async=true;d.head.append(s)}};d.hidden?g():(addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(g))),setTimeout(g,${PATIENCE_MS}))})(document)`

/**
 * Lets a page be painted before its scripts are loaded: pages are whole without them, and on a slow line they would
 * take their part of it from styles, type and pictures. The addresses of the scripts become a list at the end of the
 * page, which {@link SCRIPT_LOADER} loads.
 * @returns the same for a page whose scripts wait already, or that has none
 */
export function deferScripts(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  const rest = html.replace(SCRIPT, '').replace(NOTICE, '')
  const end = rest.lastIndexOf('</body>')
  if (scripts.length === 0 || end === -1) return html
  const list = JSON.stringify([...new Set(scripts)]).replaceAll('<', '\\u003c')
  const waiting = `${LIST}${list}</script><script>${SCRIPT_LOADER}</script>`
  return rest.slice(0, end) + waiting + rest.slice(end)
}
