import { articleImage, cardTags, shownDate } from '@/lib/articles/article'
import { ARTICLES } from '@/lib/copy/articles'
import { formatDate } from '@/lib/text/date'
import { cardMinutes } from '@/lib/portfolio/reading-time'
import type { ArticleSummary } from '@/lib/portfolio/types'
import { routes } from '@/lib/routing/routes'
import { Badge } from './badge'
import { CardLink } from './card-link'
import { CARD_SIZES, Picture } from './picture'
import { TagLink } from './tag-link'
import styles from './article-card.module.css'

type ArticleCardProps = {
  article: ArticleSummary
  headingLevel?: 2 | 3
  /** The first card of the page: its image is loaded eagerly. */
  first?: boolean
}

/** An article in a list (SPEC §3). The whole card is clickable; the accessible name of the link is the title. */
export function ArticleCard({ article, headingLevel = 2, first = false }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  const { category, hashTags, more } = cardTags(article.tags)
  const date = shownDate(article)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          className={styles.image}
          {...articleImage(article)}
          alt=""
          sizes={CARD_SIZES}
          width={1200}
          height={630}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={first ? 'high' : undefined}
          data-cover={article.id}
        />
      </div>
      <div className={styles.body}>
        <p className={styles.meta}>
          <Badge tag={category} linked={article.tags.length > 0} />
          {date && <time dateTime={date.replace(' ', 'T')}>{formatDate(date)}</time>}
        </p>
        <Heading className={styles.title}>
          <CardLink
            className={styles.link}
            href={routes.article(article.slug)}
            title={article.title}
            cover={article.id}
          />
        </Heading>
        <p className={styles.excerpt} data-excerpt={article.excerpt ? '' : undefined}>
          {article.excerpt ?? ARTICLES.noExcerpt}
        </p>
        <p className={styles.foot}>
          <span>{ARTICLES.minutes(cardMinutes(article))}</span>
          {hashTags.map((tag) => (
            <TagLink key={tag} tag={tag} className={styles.tag}>
              #{tag}
            </TagLink>
          ))}
          {more > 0 && <span>{ARTICLES.moreTags(more)}</span>}
        </p>
      </div>
    </article>
  )
}
