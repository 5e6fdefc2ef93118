import path from 'node:path'

// What an empty page of the same Next weighs; it takes its packages from the site itself.
const nextConfig = {
  distDir: '.next-empty',
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
}

export default nextConfig
