import { IntentLink } from '../ui/intent-link'
import { BESIDE, SERIES } from '@/lib/articles/topic-words'
import type { ArticleLink, Beside as BesideArticle } from '@/lib/content/topics'
import { routes } from '@/lib/site/routes'
import { topicRoutes } from '@/lib/articles/topic-routes'
import { Day } from '../ui/day'
import styles from './beside.module.css'

/** Links to further articles: the article's series, the previous and next article, and related ones. */
export function Beside({ beside: { previous, next, related, series } }: { beside: BesideArticle }) {
  if (!previous && !next && related.length === 0 && !series) return null
  return (
    <nav className={styles.beside} aria-label={BESIDE.label}>
      {series && <SeriesParts {...series} />}
      {(previous || next) && (
        <ul className={styles.neighbours}>
          {previous && <Neighbour label={BESIDE.previous} article={previous} side="previous" />}
          {next && <Neighbour label={BESIDE.next} article={next} side="next" />}
        </ul>
      )}
      {related.length > 0 && (
        <section aria-labelledby="relacionados">
          <h2 id="relacionados" className={styles.heading}>
            {BESIDE.related}
          </h2>
          <ul className={styles.related}>
            {related.map((article) => (
              <li key={article.id} className={styles.one}>
                <ArticleTitle article={article} />
                <Day date={article.date} className={styles.day} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </nav>
  )
}

function SeriesParts({ slug, name, place, articles }: NonNullable<BesideArticle['series']>) {
  return (
    <section className={styles.series} aria-labelledby="serie">
      <h2 id="serie" className={styles.heading}>
        <IntentLink href={topicRoutes.series(slug)}>{name}</IntentLink>
      </h2>
      <p className={styles.day}>{SERIES.position(place + 1, articles.length)}</p>
      <ol className={styles.parts}>
        {articles.map((article, index) => (
          <li key={article.id}>
            {index === place ? (
              <span aria-current="true">{article.title}</span>
            ) : (
              <ArticleTitle article={article} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type NeighbourProps = { label: string; article: ArticleLink; side: 'previous' | 'next' }

function Neighbour({ label, article, side }: NeighbourProps) {
  return (
    <li className={styles.neighbour} data-side={side}>
      <span className={styles.day}>{label}</span>
      <ArticleTitle article={article} rel={side === 'next' ? 'next' : 'prev'} />
    </li>
  )
}

function ArticleTitle({ article: { slug, title }, rel }: { article: ArticleLink; rel?: string }) {
  return (
    <IntentLink className={styles.link} href={routes.article(slug)} rel={rel}>
      {title}
    </IntentLink>
  )
}
