import { IntentLink } from '../ui/intent-link'
import { ARCHIVE } from '@/lib/articles/words'
import type { Year } from '@/lib/content/topics'
import { topicRoutes } from '@/lib/articles/routes'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { DatedLinks } from './dated-links'
import { Spaced } from '../ui/spaced'
import styles from './topics.module.css'

/** The articles of one year. */
export function YearScreen({ year: { year, articles } }: { year: Year }) {
  return (
    <Container reading>
      <PageHeading title={ARCHIVE.titleOf(year)}>
        <p className={styles.facts}>
          <Spaced>
            <span>{ARCHIVE.count(articles.length)}</span>
            <IntentLink href={topicRoutes.archive()}>{ARCHIVE.title}</IntentLink>
          </Spaced>
        </p>
      </PageHeading>
      <DatedLinks articles={articles} />
    </Container>
  )
}
