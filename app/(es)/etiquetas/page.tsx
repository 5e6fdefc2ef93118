import type { Metadata } from 'next'
import { TagsScreen } from '@/components/articles/tag-screen'
import { getTopics } from '@/lib/articles/queries'
import { tagsMetadata } from '@/lib/seo/list-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return tagsMetadata()
}

export default async function TagsPage() {
  return <TagsScreen {...await getTopics()} />
}
