import { ENGLISH_ARTICLES } from '@/lib/articles/words'
import type { ArticleSummary } from '@/lib/content/types'
import { pageWords, wordsIn } from '@/lib/pages/words'
import { routes } from '@/lib/site/routes'
import { ArticleCard } from '../ui/article-card'
import { ButtonLink } from '../ui/button-link'
import { CardGrid } from '../ui/card-grid'
import { Container, PageHeading } from '../ui/page-frame'
import styles from './articles-screen.module.css'

type EnglishArticlesScreenProps = { articles: readonly ArticleSummary[]; all: number }

/** The articles that exist in English, on a single page, because owners translate only a few. Without any there is none. */
export function EnglishArticlesScreen({ articles, all }: EnglishArticlesScreenProps) {
  const words = wordsIn('en').articles
  return (
    <Container>
      <PageHeading
        title={pageWords('articles', 'en').heading}
        lead={ENGLISH_ARTICLES.lead(articles.length, all)}
      />
      <CardGrid>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} first={index === 0} language="en" words={words} />
          </li>
        ))}
      </CardGrid>
      <p className={styles.spanish}>
        <ButtonLink href={routes.articles()} hrefLang="es" variant="outline">
          {ENGLISH_ARTICLES.toSpanish}
        </ButtonLink>
      </p>
    </Container>
  )
}
