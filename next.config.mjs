import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER, PHASE_TEST } from 'next/constants.js'
import { builtDeploymentId } from './lib/server/next-internals/deployment.mjs'
import { loadFileSystemCache } from './lib/server/next-internals/file-system-cache.mjs'
import { responseHeaders } from './lib/server/response-headers.mjs'

const env = process.env
const distDir = env.NEXT_DIST_DIR || '.next'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

/** Reads and validates the owner's settings by the site's own modules, so that there is one implementation. */
async function readSettings() {
  const { createJiti } = await import('jiti')
  const alias = { '@': root, 'server-only': `${root}/node_modules/server-only/empty.js` }
  const jiti = createJiti(import.meta.url, { alias, fsCache: false })
  const { siteUrl } = await jiti.import('./lib/config/site-url.ts')
  const { tracedFiles } = await jiti.import('./lib/config/content-folder.ts')
  return { siteUrl: new URL(siteUrl), traced: tracedFiles(root) }
}

/** Files of packages that are opened by their path, which the bundler can't see. */
const READ_FROM_PACKAGES = [
  './node_modules/@fontsource-variable/bricolage-grotesque/files/*-wght-normal.woff2',
  './node_modules/{next-themes,react-activity-calendar,@next/third-parties}/{package.json,*.js,{dist,build}/**/*.{js,mjs,cjs}}',
  './node_modules/pdfjs-dist/{package.json,legacy/build/pdf.mjs,legacy/build/pdf.worker.mjs}',
  // Chooses its binary by the system that it runs on; only a site that counts needs it.
  ...(env.COUNTERS === 'on' ? ['./node_modules/{libsql,@libsql/*,@neon-rs/load,detect-libc}/**/*'] : []),
]

/** Stylesheets that a route serves: lib/markdown/text-sheets.ts. */
const TEXT_SHEETS = './components/article/{writing,tables,math,code}.css'

/**
 * Identifies a build: a tab opened before a redeploy detects the change, and loads its next page in full. Owners set
 * the same id for builds on several machines that serve one site.
 * @param {string} phase
 */
function deploymentId(phase) {
  if (env.NEXT_DEPLOYMENT_ID) return env.NEXT_DEPLOYMENT_ID
  if (phase === PHASE_PRODUCTION_BUILD) return env.PORTFOLIO_BUILD?.slice(0, 8)
  return phase === PHASE_PRODUCTION_SERVER ? builtDeploymentId(distDir) : undefined
}

/** Path of the site's page cache handler, or undefined to use Next's own when the check of its internals fails. */
async function cacheHandler() {
  if (!(await loadFileSystemCache())) return undefined
  return fileURLToPath(import.meta.resolve('./lib/server/next-internals/cache-handler.mjs'))
}

/**
 * What the contact form is signed with, written into the server's code when it is built: all servers of a build have it, and no
 * file that is served does. Builds on several machines that serve one site have no secret in common: there the time of a form,
 * which lets nobody pass by itself, is signed with what they share, so that a form of one is good on the other.
 */
function formKeys() {
  const secret = randomBytes(32).toString('base64url')
  const shared =
    env.NEXT_DEPLOYMENT_ID &&
    createHash('sha256').update(`form ${env.NEXT_DEPLOYMENT_ID}`).digest('base64url')
  return {
    PORTFOLIO_FORM_KEY: JSON.stringify(secret),
    PORTFOLIO_STAMP_KEY: JSON.stringify(shared || secret),
  }
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Browser tests build the site several times, each build in a folder of its own.
  distDir,
  // What pages do is decided at build, also for those that are made while the site runs: lib/config/env.ts.
  env: { PAGES_REPORT: env.COUNTERS === 'on' ? 'on' : 'off' },
  poweredByHeader: false,
  reactStrictMode: true,
  // Metadata is in the head for all user agents, also on pages rendered on demand.
  htmlLimitedBots: /.*/,
  // Next reserves a core for the coordinating process, half of a machine with two cores; all cores render pages.
  // Paint waits for stylesheets, and a page's are one request: it loads little that it doesn't use.
  // Two root layouts, one a language: the page of unknown articles is app/global-not-found.tsx.
  experimental: {
    globalNotFound: true,
    // Pages that npm run export:static makes are no pages of the server.
    isrFlushToDisk: !env.PAGES_IN_MEMORY,
    cpus: availableParallelism(),
    // To keep what the bundler has done for the next build takes 0.6 GB, and a fifth of the processor's time.
    turbopackFileSystemCacheForBuild: env.BUILD_CACHE === 'on',
    // `next start` reads none: half of the server's files, and a tenth of the compiler's work.
    turbopackSourceMaps: false,
    // Kept pages need none of the routes' code: each is loaded with its first request.
    preloadEntriesOnStart: false,
    // The frame of pages and what Next adds to it come in one chunk, which compresses better than two.
    turbopackChunking: { minChunkSize: 100_000 },
    cssChunking: { type: 'graph', requestCost: 2_500, weightDistribution: 0.1 },
  },
  // All images are served from public/ or from the site's own /media route, resized already.
  images: { unoptimized: true },
  // A folder that holds all that the server needs, for images of containers: lib/server/deploy/Dockerfile.
  output: env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  serverExternalPackages: [
    '@napi-rs/canvas',
    '@redis/client',
    'beautiful-mermaid',
    'culori',
    'jiti',
    'jsonc-parser',
    'libsql',
    'nodemailer',
    'temml',
    'undici',
    'yaml',
  ],
}

/**
 * The settings, read once a build: its child processes, which load this file again, inherit them.
 * @param {string} phase
 */
async function settingsFor(phase) {
  if (phase !== PHASE_PRODUCTION_BUILD) return readSettings()
  env.PORTFOLIO_SETTINGS ??= JSON.stringify(await readSettings())
  const { siteUrl, traced } = JSON.parse(env.PORTFOLIO_SETTINGS)
  return { siteUrl: new URL(siteUrl), traced }
}

/**
 * What a build keeps for the server, which reads it from there: a start needs neither the settings nor their parser.
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
async function buildConfig(phase) {
  const { siteUrl, traced } = await settingsFor(phase)
  return {
    outputFileTracingIncludes: { '/**': [...traced, ...READ_FROM_PACKAGES, TEXT_SHEETS] },
    headers: async () => responseHeaders({ siteUrl, isIndexed: env.SITE_INDEXING !== 'off' }),
  }
}

/** Reading the owner's settings loads their parser: what needs no headers starts without. */
const NEEDS_NO_SETTINGS = new Set([PHASE_PRODUCTION_SERVER, PHASE_TEST])

/** @param {string} phase */
export default async function config(phase) {
  // The command that builds in several processes has set it; those that a process starts inherit it, and load this file again.
  if (phase === PHASE_PRODUCTION_BUILD) env.PORTFOLIO_BUILD ??= randomUUID()
  const built = NEEDS_NO_SETTINGS.has(phase) ? {} : await buildConfig(phase)
  // Jest keeps what it has compiled for as long as the options stay the same.
  const compiler = phase === PHASE_TEST ? {} : { defineServer: formKeys() }
  return {
    ...nextConfig,
    ...built,
    compiler,
    cacheHandler: await cacheHandler(),
    deploymentId: deploymentId(phase),
  }
}
