import type { Metadata } from 'next'
import { ArchiveScreen } from '@/components/topics/archive-screen'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getSelection } from '@/lib/portfolio/selections'
import { archiveMetadata } from '@/lib/seo/topic-metadata'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return archiveMetadata()
}

export default async function ArchivePage() {
  await dependsOnOwner()
  return <ArchiveScreen years={await getSelection('archive')} />
}
