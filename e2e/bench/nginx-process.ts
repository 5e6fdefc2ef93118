import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

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
