// Imported first: tokens.css declares the order of the cascade layers.
import './tokens.css'
import './contrast.css'
import './globals.css'
import './transitions.css'
import './print.css'
// Every page can fail, and then shows a button: Next announces its styles, so the page has them.
import '@/components/ui/button.module.css'
import type { Metadata } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { Analytics } from '@/components/analytics/analytics'
import { ChunkErrorReload } from '@/components/layout/chunk-error-reload'
import { DevelopmentReload } from '@/components/layout/development-reload'
import { OfflineNotice } from '@/components/layout/offline-notice'
import { RouteChangeEffects } from '@/components/layout/route-change-effects'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SkipLink } from '@/components/layout/skip-link'
import { StartOfVisit } from '@/components/layout/start-of-visit'
import { StartOverlay } from '@/components/layout/start-overlay'
import type { OwnerMark } from '@/components/ui/mark'
import { ThemeColour } from '@/components/layout/theme-colour'
import { ThemeProvider } from '@/components/layout/theme-provider'
import { isDevelopment } from '@/lib/site/env'
import type { Language } from '@/lib/site/language'
import { owner } from '@/lib/site/owner'
import { ownerIn, siteColours } from '@/lib/site/shown-site'
import { hasVectorIcon, iconAddress, ownInitials } from '@/lib/icons/site-icon'
import { analytics, measurementId } from '@/lib/analytics/setting'
import { absoluteUrl, siteUrl } from '@/lib/site/site-url'
import { localPath, routes } from '@/lib/site/routes'
import { wordsIn } from '@/lib/pages/words'
import { getTranslatedSlugs } from '@/lib/articles/queries'
import { getParts } from '@/lib/content/content'
import { getListedPages, getTranslatedPages } from '@/lib/pages/own-pages'
import { twinRules } from '@/lib/pages/twins'
import { accentStyle } from '@/lib/site/accent'

/**
 * The site's font, cut out by lib/cli/make-font.ts. It is preloaded, and used from the first paint on or not at all, so
 * that no text ever moves. In narrow windows it is used from the second page on, see app/tokens.css.
 */
const bricolage = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  weight: '400 750',
  display: 'optional',
  fallback: ['system-ui', 'sans-serif'],
  variable: '--font-text',
})

/**
 * Returns the metadata of every page. Icons are read at each render, so they follow edits like the page does.
 */
export async function documentMetadata(language: Language): Promise<Metadata> {
  const [ico, icon, apple] = await Promise.all([
    iconAddress('favicon.ico'),
    browserIcon(),
    iconAddress('apple-touch-icon.png'),
  ])
  const { site } = ownerIn(language)
  return {
    metadataBase: new URL(siteUrl),
    title: site.title,
    description: site.description,
    authors: [{ name: site.name }],
    icons: {
      icon: [{ url: ico, sizes: '48x48' }, icon],
      apple: apple,
    },
  }
}

async function ownMark(): Promise<OwnerMark> {
  return {
    letters: ownInitials(),
    icon: owner.site.icon ? await iconAddress('icon-192.png') : null,
  }
}

async function browserIcon() {
  if (await hasVectorIcon())
    return { url: await iconAddress('icon.svg'), type: 'image/svg+xml', sizes: 'any' }
  return { url: await iconAddress('icon-192.png'), type: 'image/png', sizes: '192x192' }
}

/** Links to the feeds of all articles; React moves them into the head. */
function FeedLinks({ language, title }: { language: Language; title: string }) {
  const { feeds } = wordsIn(language)
  const offered = [
    { type: 'application/rss+xml', path: routes.rss, name: feeds.rss(title) },
    { type: 'application/atom+xml', path: routes.atom, name: feeds.atom(title) },
    { type: 'application/feed+json', path: routes.jsonFeed, name: feeds.json(title) },
  ]
  return offered.map(({ type, path, name }) => (
    <link key={type} rel="alternate" type={type} href={absoluteUrl(localPath(language, path))} title={name} />
  ))
}

type SiteDocumentProps = { language: Language; children: ReactNode }

/** The document of every page: everything around the page's content, in one language. */
export async function SiteDocument({ language, children }: SiteDocumentProps) {
  const translated = await getTranslatedSlugs()
  const rules = twinRules(language, { articles: translated, pages: await getTranslatedPages() })
  const parts = await getParts(language)
  const { site } = ownerIn(language)
  const accent = accentStyle(site.accent ?? null)
  const mark = await ownMark()
  const { 'color-paper': paper } = siteColours()
  // The owner's own views while editing count nowhere; the question for consent can be seen.
  const service = isDevelopment && measurementId === null ? null : analytics
  return (
    <html lang={language} className={bricolage.variable} suppressHydrationWarning>
      {accent && (
        <head>
          <style>{accent}</style>
        </head>
      )}
      <body>
        {parts.has('articles') && <FeedLinks language={language} title={site.title} />}
        <StartOfVisit />
        <ThemeColour {...paper} />
        <ThemeProvider>
          <SkipLink language={language} />
          <StartOverlay mark={mark} />
          <RouteChangeEffects />
          <ChunkErrorReload />
          <SiteHeader
            language={language}
            site={site}
            mark={mark}
            rules={rules}
            parts={parts}
            pages={await getListedPages(language)}
          />
          <main id="contenido" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter
            language={language}
            site={site}
            rules={rules}
            isFollowed={(await getParts('es')).has('articles')}
            asksConsent={measurementId !== null}
          />
          <OfflineNotice>{wordsIn(language).frame.offline}</OfflineNotice>
          {isDevelopment && <DevelopmentReload />}
          {service && <Analytics service={service} />}
        </ThemeProvider>
      </body>
    </html>
  )
}
