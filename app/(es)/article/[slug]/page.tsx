import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleView } from '@/components/article/article-view'
import { Beside } from '@/components/article/beside'
import { PageViews } from '@/components/analytics/page-views'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { measurementId } from '@/lib/analytics/setting'
import { ERRORS } from '@/lib/site/error-words'
import { articleMetadata } from '@/lib/seo/metadata'
import type { Article } from '@/lib/content/types'
import { articlesToPrerender, findArticle, getBeside, getTranslatedSlugs } from '@/lib/content/queries'
import { findByParam } from '@/lib/content/slug-param'
import { articleData } from '@/lib/seo/content-data'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await articlesToPrerender()).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await articleOf(params, 'decoded')
  if (!article) return { title: ERRORS.articleNotFoundTitle }
  return articleMetadata(article, { hasTwin: (await getTranslatedSlugs()).includes(article.slug) })
}

export default async function ArticlePage({ params }: Props) {
  const article = await articleOf(params, 'encoded')
  if (!article) notFound()
  const beside = await getBeside(article.slug)
  return (
    <Container>
      {measurementId && <PageViews names={['Principal', `Article View: ${article.title}`]} />}
      <JsonLd data={articleData(article)} />
      <ArticleView article={article} />
      {beside && <Beside beside={beside} />}
    </Container>
  )
}

async function articleOf(params: Props['params'], form: 'encoded' | 'decoded'): Promise<Article | null> {
  return findByParam((await params).slug, form, findArticle)
}
