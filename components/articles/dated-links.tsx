import { IntentLink } from '../ui/intent-link'
import { routes } from '@/lib/site/routes'
import type { ArticleLink } from '@/lib/articles/topics'
import { Day } from '../ui/day'
import styles from './dated-links.module.css'

type DatedLinksProps = { articles: readonly ArticleLink[] }

/** Articles as lines of title and day. There may be hundreds, so none is prefetched until a pointer enters its link. */
export function DatedLinks({ articles }: DatedLinksProps) {
  return (
    <ul className={styles.list}>
      {articles.map(({ id, slug, title, date }) => (
        <li key={id} className={styles.item}>
          <IntentLink className={styles.link} href={routes.article(slug)}>
            {title}
          </IntentLink>{' '}
          <Day date={date} className={styles.date} />
        </li>
      ))}
    </ul>
  )
}
