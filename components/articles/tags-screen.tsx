import { IntentLink } from '../ui/intent-link'
import { SERIES, TAGS } from '@/lib/articles/words'
import type { Topics } from '@/lib/content/topics'
import { topicRoutes } from '@/lib/articles/routes'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import styles from './topics.module.css'

type Topic = Topics['tags'][number]

/** Every tag and every series, with its number of articles. In a narrow window only the number is visible. */
export function TagsScreen({ tags, series }: Topics) {
  return (
    <Container>
      <PageHeading title={TAGS.title} />
      {tags.length > 0 ? <Topics topics={tags} route={topicRoutes.tag} /> : <p>{TAGS.none}</p>}
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
          {/* Named in full: a narrow window shows the number alone. */}
          <IntentLink className={styles.tag} href={route(slug)} aria-label={`${name} ${TAGS.count(count)}`}>
            {name}{' '}
            <span className={styles.count}>
              {count} <span className={styles.unit}>{TAGS.unit(count)}</span>
            </span>
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}
