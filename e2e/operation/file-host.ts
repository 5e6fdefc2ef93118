import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { freePort } from '../../lib/cli/running-site'
import { NGINX } from '../../lib/cli/static-export/host-files'
import { nginxFolder, runNginx } from '../nginx'

/** Content types of a host of files, by file extension. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.mjs': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.webmanifest': 'application/manifest+json',
}

/** What Cloudflare Pages reads of each file, as its documentation says; the rest is ignored. */
const MAX_REDIRECTS = 2_000
const MAX_RULES = 100
const MAX_LINE = 2_000

type Host = { url: string; stop: () => Promise<void> }
type Rule = { matches: RegExp; headers: [string, string][] }

/**
 * Serves a folder by the documented rules of Cloudflare Pages: addresses are compared literally, `_redirects` come
 * before files, `/about` is about.html and its other forms redirect to it, and the values of a header that several
 * rules of `_headers` set are joined. The content type is that of the file extension.
 */
export async function hostFiles(folder: string): Promise<Host> {
  const rules = rulesOf(readFileSync(path.join(folder, '_headers'), 'utf8'))
  const redirects = redirectsOf(readFileSync(path.join(folder, '_redirects'), 'utf8'))
  return listen((request, response) => {
    const [address = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/)
    const target = redirects.get(address)
    if (target) return void response.writeHead(301, { location: withQuery(target, query) }).end()
    const answer = answerOf(folder, address)
    if ('location' in answer) return void response.writeHead(308, { location: answer.location + query }).end()
    send(response, { ...answer, address, rules })
  })
}

/**
 * Serves a folder below a path of its host, as GitHub Pages does a project page.
 * @returns the address of the copy
 */
export async function hostBelow(base: string, folder: string): Promise<Host> {
  const host = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    // The host's own root names the copy, so that a crawl from there finds it.
    if (['/', '/sitemap.xml', base].includes(pathname))
      return void response.writeHead(301, { location: base + (pathname === base ? '/' : pathname) }).end()
    const name = pathname.startsWith(`${base}/`) ? decodeURIComponent(pathname.slice(base.length)) : '/404'
    const files = [name, `${name}.html`, `${name}index.html`].map((file) => path.join(folder, file))
    const found = name === '/404' ? undefined : files.find(isFile)
    const file = found ?? path.join(folder, '404.html')
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(file)] ?? 'image/webp' })
    response.end(readFileSync(file))
  })
  return { ...host, url: host.url + base }
}

/** Serves a folder by nginx, with the lines of README.txt. */
export async function hostByNginx(folder: string): Promise<Host> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const lines = NGINX.replace('/srv/www/out', folder)
  const servers = `server { listen 127.0.0.1:${port};\n${lines}\n}`
  return { url, stop: await runNginx({ folder: nginxFolder(), servers, probe: url }) }
}

async function listen(answer: RequestListener): Promise<Host> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  return { url: `http://localhost:${port}`, stop }
}

function withQuery(target: string, query: string): string {
  const [before = '', hash = ''] = target.split(/(?=#)/)
  return before + query + hash
}

type Answer = { file: string; status: number }

/** Finds the file of an address, or the address that it redirects to. */
function answerOf(folder: string, address: string): Answer | { location: string } {
  const at = (name: string) => path.join(folder, decodeURIComponent(name))
  const clean = address.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/'
  const isPage = isFile(at(`${clean}.html`)) || isFile(at(`${clean}/index.html`))
  if (clean !== address && isPage) return { location: clean }
  const found = [at(address), at(`${address}.html`), at(`${address}/index.html`)].find(isFile)
  return found ? { file: found, status: 200 } : { file: path.join(folder, '404.html'), status: 404 }
}

type Sent = Answer & { address: string; rules: Rule[] }

function send(response: ServerResponse, { file, status, address, rules }: Sent): void {
  const set = new Map<string, string>()
  for (const [header, value] of rules.flatMap((rule) => (rule.matches.test(address) ? rule.headers : [])))
    set.set(header, [set.get(header) ?? [], value].flat().join(', '))
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream')
  for (const [header, value] of set) response.setHeader(header, value)
  response.writeHead(status).end(readFileSync(file))
}

function redirectsOf(text: string): Map<string, string> {
  const table = new Map<string, string>()
  for (const line of text.split('\n').filter(Boolean).slice(0, MAX_REDIRECTS)) {
    const [from = '', to = ''] = line.split(' ')
    if (!table.has(from)) table.set(from, to)
  }
  return table
}

function rulesOf(text: string): Rule[] {
  return text
    .trim()
    .split('\n\n')
    .slice(0, MAX_RULES)
    .map((rule) => {
      const [address = '', ...lines] = rule.split('\n')
      const matches = new RegExp(`^${address.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`)
      const headers = lines.flatMap((line): [string, string][] => {
        const [, name = '', value = ''] = /^\s*([^:]+): (.*)$/.exec(line) ?? []
        return line.length > MAX_LINE ? [] : [[name.toLowerCase(), value]]
      })
      return { matches, headers }
    })
}

function isFile(name: string): boolean {
  return existsSync(name) && statSync(name).isFile()
}

/**
 * Asks a host for every picture below `media/` of a copy.
 * @returns names of the pictures, and those that are sent as another type than they are
 */
export async function askForPictures(
  folder: string,
  url: string,
): Promise<{ names: string[]; wrong: string[] }> {
  const names = readdirSync(path.join(folder, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.css'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const wrong: string[] = []
  for (const name of names) {
    const answer = await fetch(`${url}/${encodeURI(name)}`)
    const is = typeOf(Buffer.from(await answer.arrayBuffer()))
    const said = answer.headers.get('content-type')
    if (said !== is) wrong.push(`${name} is ${is}, said to be ${said}`)
  }
  return { names, wrong }
}

/** Returns the type of a picture by its first bytes. */
function typeOf(bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString() === 'RIFF') return 'image/webp'
  if (bytes.subarray(1, 4).toString() === 'PNG') return 'image/png'
  if (bytes.readUInt16BE(0) === 0xffd8) return 'image/jpeg'
  if (bytes.readUInt32BE(0) === 0x00000100) return 'image/vnd.microsoft.icon'
  return /^(?:<\?xml[^>]*>\s*)?<svg/.test(bytes.toString()) ? 'image/svg+xml' : 'unknown'
}
