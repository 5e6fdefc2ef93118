import type { Metadata } from 'next'
import { MissingPanel } from '@/components/ui/panel'
import { MISSING_EN } from '@/lib/pages/screen-words'
import { localPath, routes } from '@/lib/site/routes'

export const metadata: Metadata = { title: MISSING_EN.title, robots: { index: false } }

/** Prerendered. Served with status 404 at the paths of parts that the site doesn't have; see lib/server/page-cache.ts. */
export default function EnglishMissingPage() {
  return <MissingPanel words={MISSING_EN} home={localPath('en', routes.home)} />
}
