import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../lib/cli/running-site'
import { nginxFolder, runNginx } from './nginx-process'
import { type PlainFiles, plainServer, writePlainFiles } from './plain-files'

const CONFIG = path.resolve(__dirname, '../../lib/server/nginx.conf')

export type Nginx = {
  url: string
  plainUrl: string
  /** Current number of cached responses. */
  keptAnswers: () => number
  stop: () => Promise<void>
}

export type NginxOptions = {
  /** Values of `server_name`; the site is configured with the first. */
  names?: string
  /** Further instances of the site. */
  others?: string[]
  /** Responses by path, served as static files. */
  files?: PlainFiles
}

/** Starts nginx in front of a running site, with the repository's configuration and its marked lines adapted. */
export async function startNginx(
  site: string,
  { names = 'localhost 127.0.0.1', others = [], files = new Map() }: NginxOptions = {},
): Promise<Nginx> {
  const folder = nginxFolder()
  const [port, plainPort] = [await freePort(), await freePort()]
  writePlainFiles(folder, files)
  const own = readFileSync(CONFIG, 'utf8')
    .replace('127.0.0.1:3000', new URL(site).host)
    .replace(
      '#server 127.0.0.1:3001 max_fails=0;',
      others.map((other) => `server ${new URL(other).host} max_fails=0;`).join(' '),
    )
    .replace('/var/cache/nginx/portfolio', `${folder}/cache`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/^( *listen) 80\b/gm, `$1 127.0.0.1:${port}`)
    .replace('server_name www.example.com', `server_name ${names}`)
  const plainUrl = `http://127.0.0.1:${plainPort}`
  const servers = `${plainServer(folder, plainPort, files)}\n  ${own}`
  const stop = await runNginx({ folder, servers, probe: plainUrl })
  return {
    url: `http://127.0.0.1:${port}`,
    plainUrl,
    keptAnswers: () => countFiles(`${folder}/cache`),
    stop,
  }
}

function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
}
