/** @type {import('next').NextConfig} */
const nextConfig = {
  // Browser tests build the site more than once, each build in a folder of its own.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
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
  ],
}

export default nextConfig
