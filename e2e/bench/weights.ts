import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { pageScripts } from '../page-scripts'

/** Transferred bytes, gzip, of what a page loads before any interaction. */
export type Weight = { path: string; html: number; js: number; css: number; scripts: number; fonts: number }

/** Measures the weight of a page of a running site by the resources in its HTML. */
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

/** Transferred bytes, gzip, of what a page loads before any interaction. */
function addresses(html: string, link: RegExp): string[] {
  return [...new Set([...html.matchAll(link)].map(([, address = '']) => address.replaceAll('&amp;', '&')))]
}

/** Size of a response with maximum gzip compression, whatever the server applies, and its text. */
function fetchGzipped(base: string, file: string): Promise<{ bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(base + file, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ bytes: gzipSync(body).length, text: body.toString('utf8') })
      })
    })
      .on('error', reject)
      .end()
  })
}
