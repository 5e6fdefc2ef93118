import { IntentLink } from '../ui/intent-link'
import { FEED_ARTICLES } from '@/lib/site/constants'
import { absoluteUrl } from '@/lib/site/site-url'
import { SUBSCRIBE } from '@/lib/pages/screen-words'
import { TAGS } from '@/lib/articles/words'
import { routes } from '@/lib/site/routes'
import { topicRoutes } from '@/lib/articles/routes'
import { Container, PageHeading } from '../ui/page-frame'
import styles from './topics.module.css'

const FEEDS = [
  { name: SUBSCRIBE.feeds.rss, path: routes.rss },
  { name: SUBSCRIBE.feeds.atom, path: routes.atom },
  { name: SUBSCRIBE.feeds.json, path: routes.jsonFeed },
]

/** Explains what a feed is, and lists the site's feeds. @param hasTags whether there are feeds of tags */
export function SubscribeScreen({ hasTags }: { hasTags: boolean }) {
  return (
    <Container reading>
      <PageHeading title={SUBSCRIBE.title} lead={SUBSCRIBE.lead} />
      <section className={styles.words} aria-labelledby="direcciones">
        <h2 id="direcciones" className={styles.heading}>
          {SUBSCRIBE.feedsHeading}
        </h2>
        <dl className={styles.feeds}>
          {FEEDS.map(({ name, path }) => (
            <div key={path}>
              <dt>{name}</dt>
              <dd>
                <a href={path}>{absoluteUrl(path)}</a>
              </dd>
            </div>
          ))}
        </dl>
        <p>{SUBSCRIBE.same(FEED_ARTICLES)}</p>
      </section>
      <section className={styles.words} aria-labelledby="canal">
        <h2 id="canal" className={styles.heading}>
          {SUBSCRIBE.whatHeading}
        </h2>
        {SUBSCRIBE.what.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      {hasTags && (
        <section className={styles.words} aria-labelledby="temas">
          <h2 id="temas" className={styles.heading}>
            {SUBSCRIBE.tagsHeading}
          </h2>
          <p>{SUBSCRIBE.tags}</p>
          <p>
            <IntentLink href={topicRoutes.tags}>{TAGS.all}</IntentLink>
          </p>
        </section>
      )}
    </Container>
  )
}
