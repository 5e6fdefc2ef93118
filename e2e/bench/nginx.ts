import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '../../lib/cli/running-site'

const CONFIG = path.resolve(__dirname, '../../lib/server/nginx.conf')
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

export type Nginx = { url: string; plainUrl: string; stop: () => void }

/**
 * The repository's nginx configuration in front of a running site, and beside it, in the same process, the same bytes as
 * plain files, compressed beforehand.
 * @param files bodies by address
 */
export async function startNginx(site: string, files: Map<string, Buffer>): Promise<Nginx> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755) // nginx works as another user
  const [port, plainPort] = [await freePort(), await freePort()]
  for (const [address, body] of files) {
    const file = path.join(folder, 'files', `${address.replace(/\?.*/, '')}.html`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, body)
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
  const own = readFileSync(CONFIG, 'utf8')
    .replace('127.0.0.1:3000', new URL(site).host)
    .replace('/var/cache/nginx/portfolio', `${folder}/cache`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/run/portfolio-compress.sock', `${folder}/compress.sock`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${plainPort}; root ${folder}/files; gzip_static on; sendfile on; open_file_cache max=2000 inactive=10m; location / { try_files $uri.html =404; } }
  ${existsSync(BROTLI) ? own.replaceAll('#brotli', 'brotli') : own}
}`,
  )
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-e', `${folder}/error.log`], {
    stdio: 'ignore',
  })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  return {
    url: `http://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    stop: () => {
      child.kill()
      setTimeout(() => rmSync(folder, { recursive: true, force: true }), 500)
    },
  }
}
