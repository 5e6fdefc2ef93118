import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleView } from '@/components/articles/article-view'
import { Container } from '@/components/ui/page-frame'
import { owner } from '@/lib/site/owner'
import { articleTitle } from '@/lib/articles/words'
import { ERRORS } from '@/lib/site/error-words'
import { findPreview } from '@/lib/articles/preview'
import type { Article } from '@/lib/content/types'
import { previewMedia } from '@/lib/articles/routes'
import { findByParam } from '@/lib/articles/slug-param'

type Props = { params: Promise<{ slug: string; token: string }> }

/** No path is prerendered: each page is rendered for its request and never cached; see lib/server/page-cache.ts. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await previewOf(params, 'decoded')
  const title = articleTitle(article?.title ?? ERRORS.articleNotFoundTitle, owner.site.title)
  return { title, robots: { index: false, follow: false } }
}

/** An unpublished article, for visitors with a link created by `npm run preview`. */
export default async function PreviewPage({ params }: Props) {
  const { token } = await params
  const article = await previewOf(params, 'encoded')
  if (!article) notFound()
  return (
    <Container>
      <ArticleView article={article} media={previewMedia(article.slug, token)} />
    </Container>
  )
}

async function previewOf(params: Props['params'], form: 'encoded' | 'decoded'): Promise<Article | null> {
  const { slug, token } = await params
  return findByParam(slug, form, (name) => findPreview(name, token))
}
