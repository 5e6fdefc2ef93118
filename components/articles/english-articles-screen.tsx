import { ENGLISH_ARTICLES } from '@/lib/articles/words.en'
import { wordsIn } from '@/lib/pages/words'
import type { ArticleSummary } from '@/lib/content/types'
import { routes } from '@/lib/site/routes'
import { pageWords } from '@/lib/pages/page-words'
import { ArticleCard } from '../ui/article-card'
import { ButtonLink } from '../ui/button-link'
import { CardGrid } from '../ui/card-grid'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import styles from './english-articles.module.css'

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
