import localFont from 'next/font/local'

/** One variable file for everything, from this site; its fallback is adjusted to the same size, so nothing moves. */
export const siteFont = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-site',
  display: 'swap',
})
