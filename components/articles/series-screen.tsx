import { IntentLink } from '../ui/intent-link'
import { SERIES } from '@/lib/articles/words'
import { publicationDate } from '@/lib/content/publication'
import type { Series } from '@/lib/articles/series-list'
import { routes } from '@/lib/site/routes'
import { Container, PageHeading } from '../ui/page-frame'
import { Day } from '../ui/day'
import styles from './series.module.css'

/** The articles of a series, in reading order. */
export function SeriesScreen({ series: { name, articles } }: { series: Series }) {
  return (
    <Container reading>
      <PageHeading title={SERIES.titleOf(name)} lead={SERIES.count(articles.length)} />
      <ol className={styles.parts}>
        {articles.map((article) => {
          const { id, slug, title, excerpt } = article
          return (
            <li key={id} className={styles.part}>
              <h2 className={styles.title}>
                <IntentLink href={routes.article(slug)}>{title}</IntentLink>
              </h2>
              {excerpt && <p>{excerpt}</p>}
              <Day date={publicationDate(article)} className={styles.date} />
            </li>
          )
        })}
      </ol>
    </Container>
  )
}
