import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER, PHASE_TEST } from 'next/constants.js'
import { builtDeploymentId } from './lib/server/next-internals/deployment.mjs'
import { addToProxyTrace, isTakenByHost } from './lib/server/next-internals/proxy-trace.mjs'
import { responseHeaders } from './lib/server/response-headers.mjs'

const env = process.env
const distDir = env.NEXT_DIST_DIR || '.next'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

/** Reads and validates the owner's settings with the site's own modules, so that there is only one implementation. */
async function readSettings() {
  const { createJiti } = await import('jiti')
  const alias = { '@': root, 'server-only': `${root}/node_modules/server-only/empty.js` }
  const jiti = createJiti(import.meta.url, { alias, fsCache: false })
  const { siteUrl } = await jiti.import('./lib/site/site-url.ts')
  const { tracedFiles } = await jiti.import('./lib/site/content-folder.ts')
  const { owner } = await jiti.import('./lib/site/owner.ts')
  const { adminPolicy } = await jiti.import('./lib/admin/policy.ts')
  const { weakPolicy } = await jiti.import('./lib/page-policy/policy.ts')
  const { policySettings } = await jiti.import('./lib/page-policy/policy-settings.ts')
  const { admin } = owner.site
  return {
    siteUrl,
    traced: [...tracedFiles(root), ...READ_FROM_PACKAGES, ...(admin ? ADMIN_FILES : [])],
    owner: { ...owner },
    pagePolicy: weakPolicy(policySettings()),
    adminPolicy: admin && adminPolicy(admin),
  }
}

/** Package files opened by path, which the bundler can't trace. */
const READ_FROM_PACKAGES = [
  './node_modules/@fontsource-variable/bricolage-grotesque/files/*-wght-normal.woff2',
  './node_modules/@fontsource/{bricolage-grotesque/files/*-latin*-{500,700}-normal.woff,dejavu-sans/files/*-normal.woff}',
  './node_modules/@napi-rs/canvas{,-*}/*',
  './node_modules/pdfjs-dist/{package.json,legacy/build/pdf.mjs,legacy/build/pdf.worker.mjs}',
]

/** The same, for the editor at `/admin`. */
const ADMIN_FILES = [
  './node_modules/@sveltia/cms/{package.json,dist/sveltia-cms.js,locales/*.json}',
  './node_modules/{exifr,immutable,leaflet,svgo}/dist/*.{js,mjs}',
  './node_modules/turndown/lib/*.js',
  './node_modules/@fontsource-variable/material-symbols-outlined/files/*-latin-wght-normal.woff2',
]

/**
 * Returns the id of a build: a tab opened before a redeploy detects the change, and loads its next page in full. Owners
 * set the same id for builds on several machines that serve one site.
 * @param {string} phase
 */
function deploymentId(phase) {
  if (env.NEXT_DEPLOYMENT_ID) return env.NEXT_DEPLOYMENT_ID
  if (phase === PHASE_PRODUCTION_BUILD) return env.PORTFOLIO_BUILD?.slice(0, 8)
  return phase === PHASE_PRODUCTION_SERVER ? builtDeploymentId(distDir) : undefined
}

/** Path of the site's page cache handler; undefined where Next has no cache that it can extend. */
async function cacheHandler() {
  const handler = import.meta.resolve('./lib/server/next-internals/cache-handler.mjs')
  const isUsable = await import(handler).then(() => true).catch(() => false)
  return isUsable ? fileURLToPath(handler) : undefined
}

/**
 * Returns the secret of a build. It is compiled into the server code, so that every server of a build has it, but no
 * served file contains it. Builds on several machines that serve one site share no secret: there it is derived from the
 * deployment id that they share, so that each machine accepts the others' forms. It lets no message pass by itself.
 */
function formKey() {
  const { NEXT_DEPLOYMENT_ID: id } = env
  return id
    ? createHash('sha256').update(`form ${id}`).digest('base64url')
    : randomBytes(32).toString('base64url')
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Browser tests build the site several times, each time into a separate folder.
  distDir,
  // Set by npm run export:static for a copy that doesn't lie at the root of its host.
  basePath: env.BASE_PATH,
  env: { BASE_PATH: env.BASE_PATH ?? '' },
  // Responses are compressed once instead of for each request: lib/server/site-response.ts.
  compress: false,
  // Pages in memory, in characters: some hundred. All of them are on the disk.
  cacheMaxMemorySize: 24_000_000,
  poweredByHeader: false,
  reactStrictMode: true,
  // Metadata is in the head for all user agents, also on pages rendered on demand.
  htmlLimitedBots: /.*/,
  // `cpus`: Next reserves a core for its coordinating process, half of a two-core machine; here all cores render pages.
  // `cssChunking`: small stylesheets, which the build joins into one for each kind of page: lib/page-policy/stylesheets.ts.
  // `globalNotFound`: with one root layout per language, the page of unknown articles is app/global-not-found.tsx.
  experimental: {
    globalNotFound: true,
    // Pages rendered by npm run export:static must not become pages of the server.
    isrFlushToDisk: !env.PAGES_IN_MEMORY,
    cpus: availableParallelism(),
    // Storing the bundler's cache for the next build takes 0.6 GB and a fifth of the CPU time.
    turbopackFileSystemCacheForBuild: env.BUILD_CACHE === 'on',
    // `next start` reads no source maps; they take half of the server's files and a tenth of the compile time.
    turbopackSourceMaps: false,
    // Cached pages need no route code: each route's code is loaded on its first request.
    preloadEntriesOnStart: false,
    // The shared page frame and Next's own code go into one chunk, which compresses better than two.
    turbopackChunking: { minChunkSize: 100_000 },
    cssChunking: { type: 'graph', requestCost: 2_500, weightDistribution: 0.1 },
  },
  // A standard pseudo-class that the bundler's parser of stylesheets doesn't know yet; it is kept as it is.
  turbopack: { ignoreIssue: [{ path: '**/outline.module.css', description: /target-current/ }] },
  // All images are served from public/ or the site's own /media route, already resized.
  images: { unoptimized: true },
  // Builds a self-contained folder with everything the server needs, for container images: see Dockerfile.
  output: env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  serverExternalPackages: [
    '@redis/client',
    'culori',
    'jiti',
    'jsonc-parser',
    'nodemailer',
    'rate-limiter-flexible',
    'satori',
    'temml',
    'undici',
    'yaml',
  ],
}

/**
 * Returns the settings, read once per build: child processes load this file again and inherit the settings.
 * @param {string} phase
 */
async function settingsFor(phase) {
  if (phase !== PHASE_PRODUCTION_BUILD) return readSettings()
  env.PORTFOLIO_SETTINGS ??= JSON.stringify(await readSettings())
  return JSON.parse(env.PORTFOLIO_SETTINGS)
}

/**
 * Returns the options that a build stores and the server reads from there, so that a start needs neither the settings
 * nor their parser.
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
async function buildConfig(phase) {
  const { siteUrl, traced, owner, adminPolicy, ...read } = await settingsFor(phase)
  const isBuild = phase === PHASE_PRODUCTION_BUILD
  // A site has the owner's settings of its build; `npm run dev` reads the files, so that an edit shows at once.
  const settings = isBuild ? { OWNER_SETTINGS: JSON.stringify(owner) } : {}
  const pagePolicy = isBuild ? read.pagePolicy : null
  const isIndexed = env.SITE_INDEXING !== 'off'
  return {
    compiler: {
      defineServer: { PORTFOLIO_FORM_KEY: JSON.stringify(formKey()), ...settings },
      ...(isTakenByHost(env) && {
        runAfterProductionCompile: ({ distDir }) => addToProxyTrace(distDir, traced),
      }),
    },
    outputFileTracingIncludes: { '/**': traced },
    headers: async () => responseHeaders({ siteUrl: new URL(siteUrl), isIndexed, pagePolicy, adminPolicy }),
  }
}

/** Phases that need no headers. Reading the owner's settings loads their parser, so these phases skip it. */
const NEEDS_NO_SETTINGS = new Set([PHASE_PRODUCTION_SERVER, PHASE_TEST])

/** @param {string} phase */
export default async function config(phase) {
  // The multi-process build command has already set PORTFOLIO_BUILD. Child processes inherit it, and load this file
  // again.
  if (phase === PHASE_PRODUCTION_BUILD) env.PORTFOLIO_BUILD ??= randomUUID()
  const built = NEEDS_NO_SETTINGS.has(phase) ? {} : await buildConfig(phase)
  return {
    ...nextConfig,
    ...built,
    // Names the folder of the content that the build is made from: lib/content/kept-content.ts.
    generateBuildId: () => env.PORTFOLIO_BUILD ?? null,
    cacheHandler: await cacheHandler(),
    deploymentId: deploymentId(phase),
  }
}
