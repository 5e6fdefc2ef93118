import { existsSync } from 'node:fs'
import path from 'node:path'
import { startNext } from '../running-site'
import { checkIndexing } from './check-indexing'
import { checkLinks } from './check-links'
import { folders } from '../../config/content-folder'
import { checkPages, type PagePreview } from './check-pages'
import { readRedirects } from '../../content/redirects-file'
import { checkRedirects } from './check-redirects'
import { checkWeights } from './check-weights'
import { crawl, type Page } from './crawl'
import { checkExternal } from './external/check-external'
import { externalLinks } from './external/external-links'
import { readSeenLinks, writeSeenLinks } from './external/seen-links'
import type { Finding } from './finding'

/**
 * @param url where the site already runs
 * @param links the file with the dates on which external links last worked; null to leave them unchecked
 */
type SiteOptions = { url?: string; siteUrl: string; links: string | null; today: string }
type Examined = { findings: Finding[]; previews: PagePreview[] }

/**
 * Runs every check of the running site: the one at the given URL, or the last build.
 * @returns null without a build
 */
export async function examineSite({ url, ...options }: SiteOptions): Promise<Examined | null> {
  const root = process.cwd()
  if (!url && !existsSync(path.join(root, '.next', 'BUILD_ID'))) return null
  const served = url
    ? { url: url.replace(/\/+$/, ''), stop: () => undefined }
    : await startNext({ root, env: process.env })
  try {
    return await examine(served.url, options)
  } finally {
    await served.stop()
  }
}

async function examine(base: string, { siteUrl, links, today }: Omit<SiteOptions, 'url'>): Promise<Examined> {
  const { origin } = new URL(siteUrl)
  const pages = await crawl(base, origin)
  const { findings, previews } = await checkPages(pages, base, origin)
  return {
    findings: [
      ...(await checkIndexing(base, siteUrl)),
      ...findings,
      ...checkLinks(pages, origin),
      ...(await checkWeights(pages, base, origin)),
      ...(await checkRedirects(base, readRedirects(), `${folders.name}/redirects.ts`)),
      ...(links === null ? [] : await askLinks(pages, origin, links, today)),
    ],
    previews,
  }
}

async function askLinks(pages: Page[], origin: string, file: string, today: string): Promise<Finding[]> {
  const seenBefore = await readSeenLinks(file)
  const { findings, seen } = await checkExternal(externalLinks(pages, origin), { today, seen: seenBefore })
  await writeSeenLinks(file, seen)
  return findings
}
