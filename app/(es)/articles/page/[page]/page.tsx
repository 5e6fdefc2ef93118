import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ArticlesScreen } from '@/components/articles/articles-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { articlesMetadata } from '@/lib/seo/list-metadata'
import { getArticlePage, getTopics } from '@/lib/articles/queries'
import { atBuild } from '@/lib/content/content'
import { routes, readPageSegment } from '@/lib/site/routes'
import { articleListData } from '@/lib/seo/content-data'

type Props = { params: Promise<{ page: string }> }

export const generateStaticParams = () =>
  atBuild(async () => {
    const pages = (await getArticlePage(1))?.pagination.total_pages ?? 1
    return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({ page: String(index + 2) }))
  })

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articlesMetadata(readPageSegment((await params).page) ?? 1)
}

/** Pages 2 and up. A number past the last page redirects to the list, any other path to the home page (SPEC §2). */
export default async function ArticlesPage({ params }: Props) {
  const number = readPageSegment((await params).page)
  const page = number && (await getArticlePage(number))
  if (!page) redirect(number ? routes.articles() : routes.home)
  return (
    <>
      <JsonLd data={articleListData(page.articles)} />
      <ArticlesScreen page={page} hasTags={(await getTopics()).tags.length > 0} />
    </>
  )
}
