import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** Responses by path that nginx serves as static files, for comparison. */
export type PlainFiles = Map<string, { body: Buffer; headers: [name: string, value: string][] }>

/** Headers that nginx sets itself for a file, and headers of the connection. */
const NGINX_OWN =
  /^(?:connection|keep-alive|date|server|content-(?:length|type|encoding)|transfer-encoding|etag|last-modified)$/

/** Fetches pages of a running site, to serve them as files with the same headers. */
export async function takePlainFiles(site: string, addresses: string[]): Promise<PlainFiles> {
  const files: PlainFiles = new Map()
  for (const address of addresses) {
    const answer = await fetch(site + address)
    files.set(address, {
      body: Buffer.from(await answer.arrayBuffer()),
      headers: [...answer.headers].filter(([name]) => !NGINX_OWN.test(name)),
    })
  }
  return files
}

export function writePlainFiles(folder: string, files: PlainFiles): void {
  for (const [address, { body }] of files) {
    const file = path.join(folder, 'files', fileOf(address))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, body)
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}

/** Returns an nginx server block that sends the files as fast as nginx can: precompressed, with cached file handles. */
export function plainServer(folder: string, port: number, files: PlainFiles): string {
  const locations = [...files].map(([address, { headers }]) => {
    const lines = headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`)
    return `location = ${quoted(address)} { ${lines.join(' ')} try_files ${fileOf(address)} =404; }`
  })
  return `server {
    listen 127.0.0.1:${port}; root ${folder}/files;
    gzip_static on; sendfile on; open_file_cache max=2000 inactive=10m;
    location / { return 404; }
    ${locations.join('\n    ')}
  }`
}

const fileOf = (address: string) => `${address === '/' ? '/index' : address}.html`

/** Quotes a value for nginx's configuration, in which a dollar sign would start a variable. */
function quoted(value: string): string {
  if (/[$\r\n]/.test(value)) throw new Error(`nginx can't say ${JSON.stringify(value)}`)
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
