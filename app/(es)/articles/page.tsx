import type { Metadata } from 'next'
import { ArticlesScreen } from '@/components/articles/articles-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { articlesMetadata } from '@/lib/seo/list-metadata'
import { getArticlePage, getTopics, getTranslatedArticles } from '@/lib/articles/queries'
import { articleListData } from '@/lib/seo/content-data'

export async function generateMetadata(): Promise<Metadata> {
  return articlesMetadata(1, (await getTranslatedArticles()).length > 0)
}

export default async function ArticlesPage() {
  const page = await getArticlePage(1)
  return (
    <>
      <JsonLd data={articleListData(page?.articles ?? [])} />
      <ArticlesScreen page={page} hasTags={(await getTopics()).tags.length > 0} />
    </>
  )
}
