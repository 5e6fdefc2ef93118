import type { Language } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import type { ArticleSummary } from '@/lib/content/types'
import { localPath, routes } from '@/lib/site/routes'
import { ArticleCard } from '../ui/article-card'
import { ButtonLink } from '../ui/button-link'
import { CardGrid } from '../ui/card-grid'
import styles from './home.module.css'

type RecentArticlesProps = { articles: ArticleSummary[]; heading?: string | null; language?: Language }

/** The three most recent articles. Renders nothing without any (SPEC §2). */
export function RecentArticles({ articles, heading, language = 'es' }: RecentArticlesProps) {
  if (articles.length === 0) return null
  const words = wordsIn(language)
  return (
    <section className={styles.section} aria-labelledby="recientes">
      <div className={styles.sectionHead}>
        <h2 id="recientes" className={styles.heading}>
          {heading ?? words.home.recentHeading}
        </h2>
        <ButtonLink href={localPath(language, routes.articles())} variant="outline">
          {words.home.allArticles}
        </ButtonLink>
      </div>
      <CardGrid stretchLast>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} headingLevel={3} language={language} words={words.articles} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
