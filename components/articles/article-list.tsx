import { ARTICLES } from '@/lib/copy/articles'
import type { ArticlePage } from '@/lib/portfolio/types'
import { routes } from '@/lib/routes'
import { ArticleCard } from '../ui/article-card'
import { ButtonLink } from '../ui/button-link'
import styles from './article-list.module.css'

const EAGER_CARDS = 3

/** One page of articles with its count and, when there are more pages, the way to the others. */
export function ArticleList({ page }: { page: ArticlePage }) {
  const { articles, pagination } = page
  if (articles.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{ARTICLES.none}</p>
        <p>{ARTICLES.noneYet}</p>
      </div>
    )
  }
  return (
    <>
      <p className={styles.count}>{ARTICLES.count(articles.length)}</p>
      <ul className={styles.grid}>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} eager={index < EAGER_CARDS} />
          </li>
        ))}
      </ul>
      {pagination.total_pages > 1 && <Pages {...pagination} />}
    </>
  )
}

function Pages({ current_page, total_pages, has_prev, has_next }: ArticlePage['pagination']) {
  return (
    <nav className={styles.pages} aria-label={ARTICLES.paginationLabel}>
      {has_prev ? (
        <ButtonLink look="outline" href={routes.articles(current_page - 1)}>
          {ARTICLES.previous}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span>{ARTICLES.page(current_page, total_pages)}</span>
      {has_next ? (
        <ButtonLink look="outline" href={routes.articles(current_page + 1)}>
          {ARTICLES.next}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
