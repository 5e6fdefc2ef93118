import type { Metadata } from 'next'
import { ArticlesScreen } from '@/components/articles/articles-screen'
import { articlesMetadata } from '@/lib/list-metadata'
import { getArticlePage } from '@/lib/portfolio/queries'

export const metadata: Metadata = articlesMetadata(1)

export default async function ArticlesPage() {
  return <ArticlesScreen page={await getArticlePage(1)} />
}
