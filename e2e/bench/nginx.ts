import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../lib/cli/running-site'
import { type PlainFiles, plainServer, writePlainFiles } from './plain-files'

const CONFIG = path.resolve(__dirname, '../../lib/server/nginx.conf')
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'
const START_TIMEOUT_MS = 10_000

/** Whether this machine has the Brotli module (Debian: libnginx-mod-http-brotli-filter). */
export const hasBrotli = existsSync(BROTLI)

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
  /** Loads the Brotli module and uncomments its directives, as owners who have it do. */
  brotli?: boolean
  /** Bodies and headers by path, served as static files. */
  files?: PlainFiles
}

/** Starts nginx with the repository's configuration, its marked lines adapted, in front of a running site. */
export async function startNginx(
  site: string,
  { names = 'localhost 127.0.0.1', brotli = hasBrotli, files = new Map() }: NginxOptions = {},
): Promise<Nginx> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755) // nginx runs as another user
  const [port, plainPort] = [await freePort(), await freePort()]
  writePlainFiles(folder, files)
  const own = readFileSync(CONFIG, 'utf8')
    .replace('127.0.0.1:3000', new URL(site).host)
    .replace('/var/cache/nginx/portfolio', `${folder}/cache`)
    .replaceAll(/^( *listen) 80\b/gm, `$1 127.0.0.1:${port}`)
    .replace('server_name www.example.com', `server_name ${names}`)
    .replaceAll('/run/portfolio-compress.sock', `${folder}/compress.sock`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${brotli ? `load_module ${BROTLI};` : ''}
worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
  ${plainServer(folder, plainPort, files)}
  ${brotli ? own.replaceAll('#brotli', 'brotli') : own}
}`,
  )
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-e', `${folder}/error.log`], {
    stdio: 'ignore',
  })
  const plainUrl = `http://127.0.0.1:${plainPort}`
  await untilReady(child, plainUrl, `${folder}/error.log`)
  return {
    url: `http://127.0.0.1:${port}`,
    plainUrl,
    keptAnswers: () => countFiles(`${folder}/cache`),
    stop: async () => {
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(child: ChildProcess, url: string, log: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`nginx did not start:\n${readFileSync(log, 'utf8')}`)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await gone
}

function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
}
