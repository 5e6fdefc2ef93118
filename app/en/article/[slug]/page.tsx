import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ArticleView } from '@/components/article/article-view'
import { PageViews } from '@/components/analytics/page-views'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { PRERENDERED_ARTICLES } from '@/lib/content/prerendered'
import { measurementId } from '@/lib/analytics/setting'
import { findTranslatedArticle, getTranslatedArticles } from '@/lib/content/queries'
import type { Article } from '@/lib/content/types'
import { localPath } from '@/lib/site/local-path'
import { routes } from '@/lib/site/routes'
import { findByParam } from '@/lib/content/slug-param'
import { articleData } from '@/lib/seo/content-data'
import { articleMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await getTranslatedArticles()).slice(0, PRERENDERED_ARTICLES).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await articleOf(params, 'decoded')
  return article ? articleMetadata(article, { language: 'en', hasTwin: true }) : {}
}

/**
 * An article in English. An untranslated article redirects to the English home page, like every unknown path below /en.
 */
export default async function EnglishArticlePage({ params }: Props) {
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
  return findByParam((await params).slug, form, findTranslatedArticle)
}
