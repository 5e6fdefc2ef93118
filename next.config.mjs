import { readFileSync } from 'node:fs'

/** The host whose pages search engines may keep. Read as text: this file runs before TypeScript is understood. */
const canonicalHost = new URL(
  process.env.SITE_URL ||
    (/^\s*url: '([^']+)'/m.exec(readFileSync('content/site.ts', 'utf8'))?.[1] ?? 'http://localhost'),
).hostname

const noIndex = [{ key: 'X-Robots-Tag', value: 'noindex' }]

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Browser tests build the site more than once, each build in a folder of its own.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Metadata stands in the head for every reader, also on a page that is made when it is first asked for.
  htmlLimitedBots: /.*/,
  // Every image comes from public/ or from the site's own /media route, ready in the size that is shown.
  images: { unoptimized: true },
  // The owner's files are read while the site runs, so that an edit shows without a rebuild.
  outputFileTracingIncludes: { '/**': ['./content/**/*', './public/**/*'] },
  serverExternalPackages: ['@napi-rs/canvas'],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
      ],
    },
    process.env.SITE_INDEXING === 'off'
      ? { source: '/:path*', headers: noIndex }
      : {
          source: '/:path*',
          missing: [{ type: 'host', value: canonicalHost.replaceAll('.', '\\.') }],
          headers: noIndex,
        },
  ],
}

export default nextConfig
