import { HOME } from '@/lib/copy/home'
import type { ArticleSummary } from '@/lib/portfolio/types'
import { routes } from '@/lib/routing/routes'
import { ArticleCard } from '../ui/article-card'
import { ButtonLink } from '../ui/button-link'
import { CardGrid } from '../ui/card-grid'
import styles from './home.module.css'

type RecentArticlesProps = { articles: ArticleSummary[]; heading?: string | null }

/** The three most recent articles. Renders nothing when there are none (SPEC §2). */
export function RecentArticles({ articles, heading }: RecentArticlesProps) {
  if (articles.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="recientes">
      <div className={styles.sectionHead}>
        <h2 id="recientes" className={styles.heading}>
          {heading ?? HOME.recentHeading}
        </h2>
        <ButtonLink href={routes.articles()} variant="outline">
          {HOME.allArticles}
        </ButtonLink>
      </div>
      <CardGrid stretchLast>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} headingLevel={3} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
