import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../lib/cli/running-site'

const CONFIG = path.resolve(__dirname, '../lib/server/nginx.conf')

export type Nginx = {
  url: string
  /** Current number of cached responses. */
  keptAnswers: () => number
  stop: () => Promise<void>
}

export type NginxOptions = {
  /** Values of `server_name`; the site is configured with the first. */
  names?: string
  /** Further instances of the site. */
  others?: string[]
}

/** Starts nginx in front of a running site, with the repository's configuration and its marked lines adapted. */
export async function startNginx(
  site: string,
  { names = 'localhost 127.0.0.1', others = [] }: NginxOptions = {},
): Promise<Nginx> {
  const folder = nginxFolder()
  const [port, probePort] = [await freePort(), await freePort()]
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
  const servers = `server { listen 127.0.0.1:${probePort}; return 204; }\n  ${own}`
  const stop = await runNginx({ folder, servers, probe: `http://127.0.0.1:${probePort}` })
  return {
    url: `http://127.0.0.1:${port}`,
    keptAnswers: () => countFiles(`${folder}/cache`),
    stop,
  }
}

function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
}

const START_TIMEOUT_MS = 10_000

type Run = {
  /** From {@link nginxFolder}; removed when nginx is stopped. */
  folder: string
  /** Directives of the `http` block, such as its servers. */
  servers: string
  /** A URL that responds once nginx listens. */
  probe: string
}

/** Creates a temporary folder for the files of one nginx process. */
export function nginxFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755) // nginx runs as another user
  return folder
}

/**
 * Starts nginx with one worker.
 * @returns a function that stops it
 */
export async function runNginx({ folder, servers, probe }: Run): Promise<() => Promise<void>> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
  ${servers}
}`,
  )
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-e', `${folder}/error.log`], {
    stdio: 'ignore',
  })
  await untilReady(child, probe, `${folder}/error.log`)
  return async () => {
    await ended(child)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function untilReady(child: ChildProcess, url: string, log: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    if (await fetch(url, { redirect: 'manual' }).catch(() => null)) return
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
