import { IntentLink } from '../ui/intent-link'
import { SERIES } from '@/lib/copy/ways'
import { publicationDate } from '@/lib/portfolio/publication-date'
import type { Series } from '@/lib/portfolio/series-list'
import { routes } from '@/lib/routing/routes'
import { formatDay } from '@/lib/text/date'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import styles from './series.module.css'

/** The articles of a series, in reading order. */
export function SeriesScreen({ series: { name, articles } }: { series: Series }) {
  return (
    <Container>
      <PageHeading title={SERIES.titleOf(name)} lead={SERIES.count(articles.length)} />
      <ol className={styles.parts}>
        {articles.map((article) => {
          const { id, slug, title, excerpt } = article
          const date = publicationDate(article)
          return (
            <li key={id} className={styles.part}>
              <h2 className={styles.title}>
                <IntentLink href={routes.article(slug)}>{title}</IntentLink>
              </h2>
              {excerpt && <p>{excerpt}</p>}
              {date && (
                <time className={styles.date} dateTime={date.replace(' ', 'T')}>
                  {formatDay(date)}
                </time>
              )}
            </li>
          )
        })}
      </ol>
    </Container>
  )
}
