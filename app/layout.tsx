// First of all: they set the order of the cascade's layers.
import './tokens.css'
import './globals.css'
import './transitions.css'
import './print.css'
import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { Analytics } from '@/components/layout/analytics'
import { FreshChunks } from '@/components/layout/fresh-chunks'
import { RouteChanges } from '@/components/layout/route-changes'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SkipLink } from '@/components/layout/skip-link'
import { StartOverlay } from '@/components/layout/start-overlay'
import { ThemeProvider } from '@/components/layout/theme-provider'
import { site } from '@/lib/config/owner'
import { measurementId } from '@/lib/config/measurement-id'
import { siteUrl } from '@/lib/config/site-url'

/** One variable file for everything, from this site, with the signs that Spanish is written with: `npm run font`. */
const spanish = localFont({
  src: './fonts/spanish.woff2',
  weight: '200 800',
  variable: '--font-spanish',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0-A1, U+A9-AB, U+B0-B1, U+B7, U+BA-BB, U+BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+D7, U+DA, U+DC, U+E1, U+E9, U+ED, U+F1, U+F3, U+FA, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A, U+20AC, U+2212',
    },
  ],
})

/** The other signs, loaded where a text has one. The fallback of both is adjusted to the same size, so nothing moves. */
const otherSigns = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-other-signs',
  display: 'swap',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2-A8, U+AC-AF, U+B2-B6, U+B8-B9, U+BC-BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-2038, U+203B-206F, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: site.title,
  description: site.description,
  authors: [{ name: site.name }],
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: '/apple-touch-icon.png',
  },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ee' },
    { media: '(prefers-color-scheme: dark)', color: '#14121d' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es" className={`${spanish.variable} ${otherSigns.variable}`} suppressHydrationWarning>
      <body>
        <ThemeProvider>
          <SkipLink />
          <StartOverlay />
          <RouteChanges mainId="contenido" />
          <FreshChunks />
          <SiteHeader title={site.title} />
          <main id="contenido" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter site={site} />
          {measurementId && <Analytics measurementId={measurementId} />}
        </ThemeProvider>
      </body>
    </html>
  )
}
