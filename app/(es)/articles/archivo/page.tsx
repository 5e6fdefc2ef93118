import type { Metadata } from 'next'
import { ArchiveScreen } from '@/components/articles/archive-screen'
import { getYears } from '@/lib/articles/queries'
import { archiveMetadata } from '@/lib/seo/list-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return archiveMetadata()
}

export default async function ArchivePage() {
  return <ArchiveScreen years={await getYears()} />
}
