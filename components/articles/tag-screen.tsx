import { IntentLink } from '../ui/intent-link'
import { ARCHIVE_PAGE_MAX, ARTICLES_PAGE_SIZE } from '@/lib/site/constants'
import { TAGS, SERIES } from '@/lib/articles/words'
import { publicationDate } from '@/lib/content/publication'
import type { Tag, Topics } from '@/lib/articles/topics'
import { topicRoutes } from '@/lib/articles/routes'
import { ArticleCard } from '../ui/article-card'
import { CardGrid } from '../ui/card-grid'
import { Container, PageHeading } from '../ui/page-frame'
import { DatedLinks } from './dated-links'
import { Spaced } from '../ui/spaced'
import styles from './topics.module.css'

/** The articles of a tag: the newest as cards, the others as lines, so that each is one click away. */
export function TagScreen({ tag: { slug, name, articles } }: { tag: Tag }) {
  const others = articles.slice(ARTICLES_PAGE_SIZE, ARCHIVE_PAGE_MAX)
  return (
    <Container>
      <PageHeading title={TAGS.titleOf(name)}>
        <p className={styles.facts}>
          <Spaced>
            <span>{TAGS.count(articles.length)}</span>
            <a href={topicRoutes.tagFeed(slug)} type="application/rss+xml">
              {TAGS.feed}
            </a>
            <IntentLink href={topicRoutes.tags}>{TAGS.all}</IntentLink>
          </Spaced>
        </p>
      </PageHeading>
      <CardGrid>
        {articles.slice(0, ARTICLES_PAGE_SIZE).map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} first={index === 0} />
          </li>
        ))}
      </CardGrid>
      {others.length > 0 && (
        <section className={styles.section} aria-labelledby="mas">
          <h2 id="mas" className={styles.heading}>
            {TAGS.more}
          </h2>
          <DatedLinks articles={others.map((article) => ({ ...article, date: publicationDate(article) }))} />
          {articles.length > ARCHIVE_PAGE_MAX && (
            <p>
              <IntentLink href={topicRoutes.archive()}>{TAGS.older}</IntentLink>
            </p>
          )}
        </section>
      )}
    </Container>
  )
}

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
