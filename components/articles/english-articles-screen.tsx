import { ENGLISH_ARTICLES } from '@/lib/copy/en/articles'
import { wordsIn } from '@/lib/copy/words'
import type { ArticleSummary } from '@/lib/portfolio/types'
import { routes } from '@/lib/routing/routes'
import { pageWords } from '@/lib/seo/page-words'
import { ArticleCard } from '../ui/article-card'
import { ButtonLink } from '../ui/button-link'
import { CardGrid } from '../ui/card-grid'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import { IntentLink } from '../ui/intent-link'
import { PageHeading } from '../ui/page-heading'
import styles from './articles-screen.module.css'
import list from './article-list.module.css'

type EnglishArticlesScreenProps = { articles: ArticleSummary[]; all: number }

/**
 * The articles that exist in English, all on one page: they are the few that the owner has translated. Without any, the
 * way to the Spanish ones.
 */
export function EnglishArticlesScreen({ articles, all }: EnglishArticlesScreenProps) {
  const words = wordsIn('en').articles
  if (articles.length === 0) return <NoneYet />
  return (
    <Container>
      <PageHeading title={pageWords('articles', 'en').heading}>
        <p className={styles.ways}>
          <span>{ENGLISH_ARTICLES.lead(articles.length, all)}</span>
          <IntentLink href={routes.articles()} hrefLang="es">
            {ENGLISH_ARTICLES.spanish}
          </IntentLink>
        </p>
      </PageHeading>
      <CardGrid>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} first={index === 0} language="en" words={words} />
          </li>
        ))}
      </CardGrid>
    </Container>
  )
}

function NoneYet() {
  return (
    <Container>
      <PageHeading title={pageWords('articles', 'en').heading} />
      <div className={list.empty}>
        <EmptyState />
        <p className={list.emptyTitle}>{ENGLISH_ARTICLES.none}</p>
        <p>{ENGLISH_ARTICLES.noneHint}</p>
        <ButtonLink href={routes.articles()} hrefLang="es">
          {ENGLISH_ARTICLES.readSpanish}
        </ButtonLink>
      </div>
    </Container>
  )
}
