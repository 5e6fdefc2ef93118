import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleView } from '@/components/article/article-view'
import { Beside } from '@/components/article/beside'
import { PageViews } from '@/components/analytics/page-views'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { measurementId } from '@/lib/analytics/setting'
import { ERRORS } from '@/lib/copy/errors'
import { articleMetadata } from '@/lib/seo/metadata'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { translatedSlugs } from '@/lib/portfolio/translations'
import type { Article } from '@/lib/portfolio/types'
import { articlesToPrerender, getArticle } from '@/lib/portfolio/queries'
import { getSelection } from '@/lib/portfolio/selections'
import { findByParam } from '@/lib/routing/slug-param'
import { articleData } from '@/lib/seo/content-data'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await articlesToPrerender()).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await dependsOnOwner()
  const article = await articleOf(params, 'decoded')
  if (!article) return { title: ERRORS.articleNotFoundTitle }
  return articleMetadata(article, { hasTwin: (await translatedSlugs()).includes(article.slug) })
}

export default async function ArticlePage({ params }: Props) {
  await dependsOnOwner()
  const article = await articleOf(params, 'encoded')
  if (!article) notFound()
  const beside = await getSelection('beside', article.slug)
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
  return findByParam((await params).slug, form, getArticle)
}
