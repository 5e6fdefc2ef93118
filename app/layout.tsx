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
import { site } from '@/content/site'
import { measurementId } from '@/lib/analytics/measurement-id'
import { siteUrl } from '@/lib/site-url'

/** One variable file for everything, from this site; its fallback is adjusted to the same size, so nothing moves. */
const siteFont = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-site',
  display: 'swap',
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
    <html lang="es" className={siteFont.variable} suppressHydrationWarning>
      <body>
        <ThemeProvider>
          <SkipLink />
          <StartOverlay />
          <RouteChanges mainId="contenido" />
          <FreshChunks />
          <SiteHeader />
          <main id="contenido" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter />
          {measurementId && <Analytics measurementId={measurementId} />}
        </ThemeProvider>
      </body>
    </html>
  )
}
