import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ArticleView } from '@/components/article/article-view'
import { PageViews } from '@/components/analytics/page-views'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { measurementId } from '@/lib/analytics/setting'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getTranslatedArticle, getTranslatedArticles } from '@/lib/portfolio/translations'
import type { Article } from '@/lib/portfolio/types'
import { localPath } from '@/lib/routing/local-path'
import { routes } from '@/lib/routing/routes'
import { findByParam } from '@/lib/routing/slug-param'
import { articleData } from '@/lib/seo/content-data'
import { articleMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await getTranslatedArticles()).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await dependsOnOwner('en')
  const article = await articleOf(params, 'decoded')
  return article ? articleMetadata(article, { language: 'en', hasTwin: true }) : {}
}

/**
 * An article in English. An untranslated article redirects to the English home page, like every unknown path below /en.
 */
export default async function EnglishArticlePage({ params }: Props) {
  await dependsOnOwner('en')
  const article = await articleOf(params, 'encoded')
  if (!article) redirect(localPath('en', routes.home))
  return (
    <Container>
      {measurementId && <PageViews names={['Principal', `Article View: ${article.title}`]} />}
      <JsonLd data={articleData(article, 'en')} />
      <ArticleView article={article} language="en" />
    </Container>
  )
}

async function articleOf(params: Props['params'], form: 'encoded' | 'decoded'): Promise<Article | null> {
  return findByParam((await params).slug, form, getTranslatedArticle)
}
