import { gzipSync } from 'node:zlib'
import { pageScripts } from '../page-scripts'

/** Bytes (gzip) of the resources that a page loads before any interaction. */
export type Weight = { path: string; html: number; js: number; css: number; scripts: number; fonts: number }

/** Measures the weight of a running site's page by the resources its HTML links. */
export async function weigh(base: string, page: string): Promise<Weight> {
  const html = await fetchGzipped(base, page)
  const text = html.text
  const scripts = pageScripts(text)
  const styles = addresses(text, /<link rel="stylesheet" href="([^"]+)"/g)
  const fonts = addresses(text, /<link [^>]*rel="preload" href="([^"]+)" as="font"/g)
  const sum = async (paths: string[]) =>
    (await Promise.all(paths.map((file) => fetchGzipped(base, file)))).reduce(
      (all, { bytes }) => all + bytes,
      0,
    )
  return {
    path: page,
    html: html.bytes,
    js: await sum(scripts),
    css: await sum(styles),
    scripts: scripts.length,
    fonts: fonts.length,
  }
}

/** Returns the distinct URLs that a pattern captures in HTML. */
function addresses(html: string, link: RegExp): string[] {
  return [...new Set([...html.matchAll(link)].map(([, address = '']) => address.replaceAll('&amp;', '&')))]
}

/**
 * Fetches a resource.
 * @returns its text, and its size as compressed here with gzip, whatever the server applies
 */
async function fetchGzipped(base: string, file: string): Promise<{ bytes: number; text: string }> {
  const body = Buffer.from(await (await fetch(base + file)).arrayBuffer())
  return { bytes: gzipSync(body).length, text: body.toString() }
}
