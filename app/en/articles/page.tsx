import type { Metadata } from 'next'
import { EnglishArticlesScreen } from '@/components/articles/english-articles-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getAllArticles } from '@/lib/portfolio/queries'
import { getTranslatedArticles } from '@/lib/portfolio/translations'
import { articleListData } from '@/lib/seo/content-data'
import { englishArticlesMetadata } from '@/lib/seo/list-metadata'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner('en')
  return englishArticlesMetadata((await getTranslatedArticles()).length)
}

/** The articles that exist in English, with a link to the full Spanish list. */
export default async function EnglishArticlesPage() {
  await dependsOnOwner('en')
  const articles = await getTranslatedArticles()
  return (
    <>
      <JsonLd data={articleListData(articles, 'en')} />
      <EnglishArticlesScreen articles={articles} all={(await getAllArticles()).length} />
    </>
  )
}
