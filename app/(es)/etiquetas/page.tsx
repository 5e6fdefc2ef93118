import type { Metadata } from 'next'
import { TagsScreen } from '@/components/topics/tags-screen'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getSelection } from '@/lib/portfolio/selections'
import { tagsMetadata } from '@/lib/seo/topic-metadata'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return tagsMetadata()
}

export default async function TagsPage() {
  await dependsOnOwner()
  return <TagsScreen {...await getSelection('index')} />
}
