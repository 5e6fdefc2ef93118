import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { ArticleEnd } from '@/components/articles/article-end'
import { ArticleView } from '@/components/articles/article-view'
import { ConversationSection } from '@/components/conversation/conversation-section'
import { PageViews } from '@/components/analytics/page-views'
import { Container } from '@/components/ui/page-frame'
import { JsonLd } from '@/components/ui/json-ld'
import { findConversation } from '@/lib/conversation/conversation'
import { measurementId } from '@/lib/analytics/setting'
import {
  articlesToPrerender,
  findArticle,
  findTranslatedArticle,
  getBeside,
  getTranslatedArticles,
  getTranslatedSlugs,
  PRERENDERED_ARTICLES,
} from '@/lib/articles/queries'
import { atBuild } from '@/lib/content/content'
import { findByParam } from '@/lib/articles/slug-param'
import { articleData } from '@/lib/seo/content-data'
import { articleMetadata } from '@/lib/seo/metadata'
import { articleTitle } from '@/lib/articles/words'
import { ERRORS } from '@/lib/site/error-words'
import type { Language } from '@/lib/site/language'
import { owner } from '@/lib/site/owner'
import { localPath, routes } from '@/lib/site/routes'

type Props = { params: Promise<{ slug: string }> }

const FIND = { es: findArticle, en: findTranslatedArticle }

/**
 * The page of an article, in one language. An untranslated article redirects to the English home page, like every
 * unknown path below /en.
 */
export function articlePage(language: Language) {
  const articleOf = async (params: Props['params'], form: 'encoded' | 'decoded') =>
    findByParam((await params).slug, form, FIND[language])

  const generateStaticParams = () =>
    atBuild(async () => {
      if (language === 'es') return (await articlesToPrerender()).map((slug) => ({ slug }))
      return (await getTranslatedArticles()).slice(0, PRERENDERED_ARTICLES).map(({ slug }) => ({ slug }))
    })

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const article = await articleOf(params, 'decoded')
    if (!article)
      return language === 'es' ? { title: articleTitle(ERRORS.articleNotFoundTitle, owner.site.title) } : {}
    return articleMetadata(article, {
      language,
      hasTwin: language === 'en' || (await getTranslatedSlugs()).includes(article.slug),
    })
  }

  async function ArticlePage({ params }: Props) {
    const article = await articleOf(params, 'encoded')
    if (!article) return language === 'es' ? notFound() : redirect(localPath(language, routes.home))
    const [beside, conversation] = await Promise.all([
      getBeside(article.slug, language),
      findConversation(article.slug),
    ])
    return (
      <Container>
        {measurementId && <PageViews names={['Principal', `Article View: ${article.title}`]} />}
        <JsonLd data={articleData(article, language)} />
        <ArticleView article={article} language={language} />
        {conversation && (
          <ConversationSection conversation={conversation} slug={article.slug} language={language} />
        )}
        {beside && <ArticleEnd article={article} beside={beside} language={language} />}
      </Container>
    )
  }

  return { generateStaticParams, generateMetadata, Page: ArticlePage }
}
