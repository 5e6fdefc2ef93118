import type { Metadata } from 'next'
import { ArticlesScreen } from '@/components/articles/articles-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { articlesMetadata } from '@/lib/seo/list-metadata'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { translatedSlugs } from '@/lib/portfolio/translations'
import { getArticlePage } from '@/lib/portfolio/queries'
import { articleListData } from '@/lib/seo/content-data'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return articlesMetadata(1, (await translatedSlugs()).length > 0)
}

export default async function ArticlesPage() {
  await dependsOnOwner()
  const page = await getArticlePage(1)
  return (
    <>
      <JsonLd data={articleListData(page?.articles ?? [])} />
      <ArticlesScreen page={page} />
    </>
  )
}
