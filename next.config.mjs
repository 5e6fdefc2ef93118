import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createJiti } from 'jiti'
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { builtDeploymentId } from './lib/server/next-internals/deployment.mjs'
import { loadFileSystemCache } from './lib/server/next-internals/file-system-cache.mjs'

const env = process.env
const distDir = env.NEXT_DIST_DIR || '.next'

// The site's own modules say what the address is, so that it is read and checked in one place.
const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
const alias = { '@': root, 'server-only': `${root}/node_modules/server-only/empty.js` }
const jiti = createJiti(import.meta.url, { alias, fsCache: false })
const siteUrl = new URL((await jiti.import('./lib/config/site-url.ts')).siteUrl)
const { folders } = await jiti.import('./lib/config/content-folder.ts')

/** On every answer. The Content-Security-Policy of a page comes with the page; see lib/server/page-policy.ts. */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(siteUrl.protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=63072000' }),
}

/** Answers that are no pages: whoever opens one by itself gets no script to run. */
const noPage = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Pictures, feeds and data, which other sites may show. */
const shared = { ...noPage, 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Whoever opens a drawing by itself sees its styles, and nothing in it runs. */
const picture = {
  ...shared,
  'Content-Security-Policy': `${noPage['Content-Security-Policy']}; style-src 'unsafe-inline'; sandbox`,
}

/** Only the public address is for search engines: no preview, no copy on another host. */
const otherHost = [{ type: 'host', value: siteUrl.hostname.replaceAll('.', '\\.') }]
const noIndex = { 'X-Robots-Tag': 'noindex' }

const rule = (source, headers, conditions) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  ...conditions,
})

/**
 * The name of a build. A tab that was opened before a redeploy learns from it that it has to load its next page whole.
 * Builds on several machines that are to count as one are given the same name by the owner.
 * @param {string} phase
 */
function deploymentId(phase) {
  if (env.NEXT_DEPLOYMENT_ID) return env.NEXT_DEPLOYMENT_ID
  if (phase === PHASE_PRODUCTION_BUILD) return randomUUID().slice(0, 8)
  return phase === PHASE_PRODUCTION_SERVER ? builtDeploymentId(distDir) : undefined
}

/** The site's cache of pages, or undefined for Next's own where it can't be built on that. */
async function cacheHandler() {
  if (!(await loadFileSystemCache())) return undefined
  return fileURLToPath(import.meta.resolve('./lib/server/next-internals/cache-handler.mjs'))
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Browser tests build the site more than once, each build in a folder of its own.
  distDir,
  // The types are checked on their own before; a build of the tests need not do it again.
  typescript: { ignoreBuildErrors: Boolean(env.NEXT_DIST_DIR) },
  poweredByHeader: false,
  reactStrictMode: true,
  // Metadata stands in the head for every reader, also on a page that is made when it is first asked for.
  htmlLimitedBots: /.*/,
  // Pages are made on every core: Next leaves one to the process that waits for them, half of a small machine.
  experimental: { cpus: availableParallelism() },
  // Every image comes from public/ or from the site's own /media route, ready in the size that is shown.
  images: { unoptimized: true },
  // The owner's files are read while the site runs, so that an edit shows without a rebuild.
  outputFileTracingIncludes: { '/**': [`./${relative(root, folders.content)}/**/*`, './public/**/*'] },
  serverExternalPackages: ['@napi-rs/canvas', '@redis/client', 'jiti'],
  headers: async () => [
    rule('/:path*', everywhere),
    rule('/api/:path*', noPage),
    rule('/media/:path*', shared),
    rule('/:file(.+\\.(?:xml|json|txt|webmanifest|svg|png|jpg|ico|webp))', shared),
    rule('/images/:path*', picture),
    rule('/:path*', noIndex, env.SITE_INDEXING === 'off' ? {} : { missing: otherHost }),
  ],
}

/** @param {string} phase */
export default async function config(phase) {
  // The processes that a build starts inherit it, and read this file again.
  if (phase === PHASE_PRODUCTION_BUILD) env.PORTFOLIO_BUILD ??= randomUUID()
  return { ...nextConfig, cacheHandler: await cacheHandler(), deploymentId: deploymentId(phase) }
}
