import Link from 'next/link'
import { articleImage, readingMinutes, shownDate } from '@/lib/article'
import { ARTICLE } from '@/lib/copy/article'
import { bodyImageAddress } from '@/lib/media/addresses'
import type { Article } from '@/lib/portfolio/types'
import { routes } from '@/lib/routes'
import { Markdown } from '../markdown/markdown'
import { Badge } from '../ui/badge'
import { BackIcon } from '../ui/icons'
import { Moment } from './moment'
import styles from './article-view.module.css'

/** An article, in the order of SPEC §2. */
export function ArticleView({ article }: { article: Article }) {
  const { title, excerpt, tags, content, created_at, updated_at } = article
  return (
    <article className={styles.article}>
      <p className={styles.back}>
        <Link href={routes.articles()} className={styles.backLink}>
          <BackIcon /> {ARTICLE.back}
        </Link>
      </p>
      <header className={styles.header}>
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={ARTICLE.tagsLabel}>
            {tags.map((tag) => (
              <li key={tag}>
                <Badge tag={tag} />
              </li>
            ))}
          </ul>
        )}
        <h1 className={styles.title}>{title}</h1>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <p className={styles.meta}>
          <Moment at={shownDate(article)} />
          <span>{ARTICLE.minutes(readingMinutes(content))}</span>
        </p>
      </header>
      <img
        className={styles.image}
        src={articleImage(article)}
        alt=""
        width={1200}
        height={630}
        fetchPriority="high"
      />
      <Markdown content={content} imageAddress={bodyImageAddress(article)} />
      <footer className={styles.footer}>
        <p>
          {ARTICLE.published} <Moment at={shownDate(article)} />
        </p>
        {updated_at !== created_at && (
          <p>
            {ARTICLE.updated} <Moment at={updated_at} />
          </p>
        )}
        <p>
          <Link href={routes.articles()}>{ARTICLE.more}</Link>
        </p>
      </footer>
    </article>
  )
}
