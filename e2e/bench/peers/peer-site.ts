import { type ExecFileException, execFile } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { freePort, startNext } from '../../../lib/cli/running-site'
import { nginxFolder, runNginx } from '../nginx-process'

const ROOT = path.resolve(__dirname, '../../..')
const INSTALL_TIMEOUT_MS = 240_000
const BUILD_TIMEOUT_MS = 240_000

type Kind = {
  /** Folder of the Markdown files, and path of the stylesheet that both peers share. */
  articles: string
  style: string
  packages: string[]
  build: string[]
  /** Returns the path of an article. */
  article: (slug: string) => string
  serve: (folder: string) => Promise<{ url: string; stop: () => Promise<unknown> }>
}

export type PeerSite = { url: string; article: string; stop: () => Promise<unknown> }

/** Plain blogs: a layout, a list, and a page for each article. */
export const PEERS: Record<string, Kind> = {
  astro: {
    articles: 'src/content/blog',
    style: 'src/style.css',
    packages: [],
    build: ['astro', 'build'],
    article: (slug) => `/blog/${slug}/`,
    serve: serveFiles,
  },
  next: {
    articles: 'posts',
    style: 'app/style.css',
    packages: ['next', 'react', 'react-dom'].map((name) => `${name}@${installedVersion(name)}`),
    build: ['next', 'build'],
    article: (slug) => `/posts/${slug}`,
    serve: (root) => startNext({ root, env: environment() }),
  },
}

/**
 * Installs, builds and serves a plain blog with this site's articles, in a temporary folder.
 * @throws Error with the command's output, when a package cannot be fetched or the build fails
 */
export async function startPeer(name: keyof typeof PEERS, content: string, slug: string): Promise<PeerSite> {
  const kind = PEERS[name]
  if (!kind) throw new Error(`There is no peer ${name}.`)
  const folder = mkdtempSync(path.join(os.tmpdir(), `peer-${name}-`))
  try {
    copySite(name, kind, folder, content)
    const flags = ['--no-audit', '--no-fund', '--fetch-retries=1', '--loglevel=error']
    await run('npm', ['install', ...flags, ...kind.packages], folder, INSTALL_TIMEOUT_MS)
    await run('npx', kind.build, folder, BUILD_TIMEOUT_MS)
    const { url, stop } = await kind.serve(folder)
    const remove = () => rmSync(folder, { recursive: true, force: true })
    return { url, article: kind.article(slug), stop: () => stop().then(remove) }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function copySite(name: string, { articles, style }: Kind, folder: string, content: string): void {
  cpSync(path.join(__dirname, name), folder, { recursive: true })
  copyFileSync(path.join(__dirname, 'style.css'), path.join(folder, style))
  mkdirSync(path.join(folder, articles), { recursive: true })
  for (const file of readdirSync(path.join(content, 'articles')))
    if (/^[^.]+\.md$/.test(file))
      copyFileSync(path.join(content, 'articles', file), path.join(folder, articles, file))
  const images = path.join(content, 'images')
  if (existsSync(images)) cpSync(images, path.join(folder, 'public/images'), { recursive: true })
}

async function run(command: string, args: string[], cwd: string, timeout: number): Promise<void> {
  try {
    await promisify(execFile)(command, args, { cwd, env: environment(), timeout, maxBuffer: 2 ** 24 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as ExecFileException
    throw new Error(`${command} ${args.join(' ')} failed: ${(stderr || stdout).slice(-1_000)}`)
  }
}

/** Serves static files as Astro's authors advise: from a web server, precompressed. */
async function serveFiles(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const [own, port] = [nginxFolder(), await freePort()]
  cpSync(path.join(folder, 'dist'), path.join(own, 'files'), { recursive: true })
  for (const entry of readdirSync(path.join(own, 'files'), { recursive: true, encoding: 'utf8' })) {
    const file = path.join(own, 'files', entry)
    if (/\.(?:html|css|js|svg)$/.test(entry))
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }))
  }
  const servers = `server {
    listen 127.0.0.1:${port}; root ${own}/files; index index.html;
    gzip_static on; open_file_cache max=2000 inactive=10m;
  }`
  const url = `http://localhost:${port}`
  return { url, stop: await runNginx({ folder: own, servers, probe: `http://127.0.0.1:${port}` }) }
}

/** Leaves out this site's own settings. Keeps the npm registry, which some machines set in the environment. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, npm_config_registry } = process.env
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  return { PATH, HOME, NODE_ENV: 'production', ...quiet, ...(npm_config_registry && { npm_config_registry }) }
}

function installedVersion(name: string): string {
  const file = path.join(ROOT, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
