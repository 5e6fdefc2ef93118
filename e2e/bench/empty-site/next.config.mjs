// What an empty page of the same Next weighs, and how fast it is served.
const nextConfig = { poweredByHeader: false, turbopack: { root: import.meta.dirname } }

export default nextConfig
