const nextConfig = { turbopack: { root: import.meta.dirname } }

export default nextConfig
