import { IntentLink } from '../ui/intent-link'
import { SERIES, TAGS } from '@/lib/copy/topics'
import type { Topics } from '@/lib/portfolio/selection-kinds'
import { topicRoutes } from '@/lib/routing/topic-routes'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import styles from './topics.module.css'

type Topic = Topics['tags'][number]

/** Every tag and every series, with its number of articles. */
export function TagsScreen({ tags, series }: Topics) {
  return (
    <Container>
      <PageHeading title={TAGS.title} />
      <Topics topics={tags} route={topicRoutes.tag} />
      {series.length > 0 && (
        <section className={styles.section} aria-labelledby="series">
          <h2 id="series" className={styles.heading}>
            {SERIES.heading}
          </h2>
          <Topics topics={series} route={topicRoutes.series} />
        </section>
      )}
    </Container>
  )
}

function Topics({ topics, route }: { topics: Topic[]; route: (slug: string) => string }) {
  return (
    <ul className={styles.tags}>
      {topics.map(({ slug, name, count }) => (
        <li key={slug}>
          <IntentLink className={styles.tag} href={route(slug)}>
            {name} <span className={styles.count}>{TAGS.count(count)}</span>
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}
