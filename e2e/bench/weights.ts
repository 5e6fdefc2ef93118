import { execFile } from 'node:child_process'
import { request } from 'node:http'
import path from 'node:path'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { nextCommand } from '../../lib/server/next-internals/command'
import { BUILT_PAGES } from '../../lib/server/next-internals/page-names'
import { pageScripts } from '../page-scripts'

const ROOT = path.resolve(__dirname, '../..')
const EMPTY_SITE = path.join(__dirname, 'empty-site')

/** Transferred bytes, gzip, of what a page loads before any interaction. */
export type Weight = { path: string; html: number; js: number; css: number; scripts: number; fonts: number }

/** Measures the weight of a page of a running site by the resources in its HTML. */
export async function weigh(base: string, page: string): Promise<Weight> {
  const html = await fetchGzipped(base, page)
  const text = html.text
  const scripts = pageScripts(text)
  const styles = addresses(text, /<link rel="stylesheet" href="([^"]+)"/g)
  const fonts = addresses(text, /<link rel="preload" href="([^"]+)" as="font"/g)
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

/** Weight of the scripts of an empty page with the installed version of Next; builds that page. */
export async function weighEmptyPage(): Promise<number> {
  await promisify(execFile)(process.execPath, [nextCommand(ROOT), 'build', EMPTY_SITE], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    timeout: 300_000,
  })
  const dist = path.join(EMPTY_SITE, '.next-empty')
  const html = readFileSync(path.join(dist, BUILT_PAGES, 'index.html'), 'utf8')
  return pageScripts(html)
    .map(
      (file) =>
        gzipSync(readFileSync(path.join(dist, file.replace('/_next', '').replace(/\?.*/, '')))).length,
    )
    .reduce((all, bytes) => all + bytes, 0)
}

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
