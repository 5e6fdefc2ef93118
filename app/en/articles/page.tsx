import type { Metadata } from 'next'
import { EnglishArticlesScreen } from '@/components/articles/english-articles-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { getAllArticles, getTranslatedArticles } from '@/lib/articles/queries'
import { articleListData } from '@/lib/seo/content-data'
import { articlesMetadata } from '@/lib/seo/list-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return articlesMetadata(1, true, 'en')
}

/** The articles that exist in English, with a link to the full Spanish list. */
export default async function EnglishArticlesPage() {
  const articles = await getTranslatedArticles()
  return (
    <>
      <JsonLd data={articleListData(articles, 'en')} />
      <EnglishArticlesScreen articles={articles} all={(await getAllArticles()).length} />
    </>
  )
}
