// @ts-check
// Imported by Next's configuration, which is loaded without TypeScript support.

/**
 * Headers of every response.
 * @param {URL} siteUrl
 */
export const commonHeaders = (siteUrl) => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(siteUrl.protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=63072000' }),
})

/** Headers of responses that aren't pages: opened directly, they run no scripts. */
const noPage = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Feeds and sitemaps, which name a stylesheet of this site. */
const styled = {
  'Content-Security-Policy': `${noPage['Content-Security-Policy']}; style-src 'self'`,
}

/** Images, feeds and data, which other sites may embed. */
const shared = { ...noPage, 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Headers of SVG images: opened directly, their styles apply and no scripts run. */
const picture = {
  ...shared,
  'Content-Security-Policy': `${noPage['Content-Security-Policy']}; style-src 'unsafe-inline'; sandbox`,
}

/** For copies and previews on other hosts: search engines index the public host only. */
const noIndex = { 'X-Robots-Tag': 'noindex' }

/** Everything but files of the build, and documents in public/, which have no policy of the site. */
const PAGES = '/((?!_next/)(?!.*\\.(?:x?html?|pdf)$).*)'

/**
 * @param {string} source
 * @param {Record<string, string>} headers
 * @param {object} [conditions]
 */
const rule = (source, headers, conditions) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  ...conditions,
})

/**
 * Headers of all responses, by path, which a build stores for the server.
 * @param {{ siteUrl: URL; isIndexed: boolean; pagePolicy?: string | null; adminPolicy?: string | null }} site the policy of
 * pages as Next renders them, which a stricter one of lib/page-policy replaces, and that of the editor, if there is one
 */
export function responseHeaders({ siteUrl, isIndexed, pagePolicy, adminPolicy }) {
  const otherHost = [{ type: /** @type {const} */ ('host'), value: siteUrl.hostname.replaceAll('.', '\\.') }]
  return [
    rule('/:path*', commonHeaders(siteUrl)),
    ...(pagePolicy ? [rule(PAGES, { 'Content-Security-Policy': pagePolicy })] : []),
    // The address of a preview contains its key, so no other page may receive it as a referrer.
    rule('/preview/:path*', { 'Referrer-Policy': 'no-referrer' }),
    rule('/api/:path*', noPage),
    rule('/media/:path*', shared),
    rule('/:file(.+\\.(?:xml|json|txt|webmanifest|svg|png|jpe?g|gif|avif|ico|webp))', shared),
    rule('/:file(.+\\.xml)', styled),
    rule('/images/:path*', picture),
    ...(adminPolicy ? [rule('/admin', { 'Content-Security-Policy': adminPolicy, ...noIndex })] : []),
    rule('/:path*', noIndex, isIndexed ? { missing: otherHost } : {}),
  ]
}
