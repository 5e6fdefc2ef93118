import type { Metadata } from 'next'
import { ArticlesScreen } from '@/components/articles/articles-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { articlesMetadata } from '@/lib/seo/list-metadata'
import { getArticlePage } from '@/lib/portfolio/queries'
import { articleListData } from '@/lib/seo/content-data'

export const metadata: Metadata = articlesMetadata(1)

export default async function ArticlesPage() {
  const page = await getArticlePage(1)
  return (
    <>
      <JsonLd data={articleListData(page?.articles ?? [])} />
      <ArticlesScreen page={page} />
    </>
  )
}
