import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** Content types of a host of files, by file extension. */
export const TYPES: Record<string, string> = {
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

type Rule = { matches: RegExp; headers: [string, string][] }

/**
 * Serves a folder by the documented rules of Cloudflare Pages: addresses are compared literally, `_redirects` come
 * before files, `/about` is about.html and its other forms redirect to it, and the values of a header that several
 * rules of `_headers` set are joined. The content type is that of the file extension.
 */
export async function hostFiles(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const rules = rulesOf(readFileSync(path.join(folder, '_headers'), 'utf8'))
  const redirects = redirectsOf(readFileSync(path.join(folder, '_redirects'), 'utf8'))
  const server = createServer((request, response) => {
    const [address = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/)
    const target = redirects.get(address)
    if (target) return response.writeHead(301, { location: withQuery(target, query) }).end()
    const answer = answerOf(folder, address)
    if ('location' in answer) return response.writeHead(308, { location: answer.location + query }).end()
    send(response, { ...answer, address, rules })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
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
