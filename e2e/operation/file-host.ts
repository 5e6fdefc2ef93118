import { readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

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
}

type Rule = { matches: RegExp; headers: [string, string][] }

/** Serves a folder like Cloudflare Pages and Netlify: queries are ignored, `_headers` and `_redirects` are applied. */
export async function hostFiles(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const rules = rulesOf(readFileSync(path.join(folder, '_headers'), 'utf8'))
  const redirects = new Map(
    readFileSync(path.join(folder, '_redirects'), 'utf8')
      .split('\n')
      .map((line) => line.split(' ').slice(0, 2) as [string, string]),
  )
  const server = createServer((request, response) => {
    const address = (request.url ?? '/').replace(/\?.*/s, '')
    const target = redirects.get(address)
    if (target) return response.writeHead(301, { location: target }).end()
    send(response, folder, address, rules)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  return { url: `http://localhost:${port}`, stop }
}

function send(response: ServerResponse, folder: string, address: string, rules: Rule[]): void {
  const name = path.join(folder, decodeURIComponent(address))
  const found = [name, `${name}.html`, path.join(name, 'index.html')].find(isFile)
  const file = found ?? path.join(folder, '404.html')
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream')
  for (const { matches, headers } of rules)
    if (matches.test(address))
      for (const [header, value] of headers)
        // A Content-Security-Policy is appended to the previous one; other headers replace it.
        if (/^content-security-policy$/i.test(header)) response.appendHeader(header, value)
        else response.setHeader(header, value)
  response.writeHead(found ? 200 : 404).end(readFileSync(file))
}

function rulesOf(text: string): Rule[] {
  return text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [address = '', ...lines] = rule.split('\n')
      const matches = new RegExp(`^${address.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`)
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^\s*([^:]+): (.*)$/.exec(line) ?? []
        return [name, value] as [string, string]
      })
      return { matches, headers }
    })
}

function isFile(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isFile() ?? false
}
