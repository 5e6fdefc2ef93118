// The baseline for weights and request rates: an empty page on the same version of Next.
const nextConfig = { poweredByHeader: false, turbopack: { root: import.meta.dirname } }

export default nextConfig
