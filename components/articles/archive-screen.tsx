import { ARCHIVE_PAGE_MAX } from '@/lib/site/constants'
import { ARCHIVE } from '@/lib/articles/words'
import type { Year } from '@/lib/articles/topics'
import { topicRoutes } from '@/lib/articles/routes'
import { Container, PageHeading } from '../ui/page-frame'
import { IntentLink } from '../ui/intent-link'
import { Spaced } from '../ui/spaced'
import { DatedLinks } from './dated-links'
import styles from './topics.module.css'

/**
 * Every article by year. If the list is too long for one page, each year has its own page, and only the newest is
 * shown.
 */
export function ArchiveScreen({ years }: { years: Year[] }) {
  const total = years.reduce((sum, { articles }) => sum + articles.length, 0)
  const isWhole = total <= ARCHIVE_PAGE_MAX
  return (
    <Container reading>
      <PageHeading title={ARCHIVE.title}>
        <p className={styles.facts}>{ARCHIVE.count(total)}</p>
        {years.length > 1 && (
          <nav aria-label={ARCHIVE.yearsLabel}>
            <ul className={styles.years}>
              {years.map(({ year, articles }) => (
                <li key={year}>
                  <a href={isWhole || !year ? `#${idOf(year)}` : topicRoutes.archive(year)}>
                    {year || ARCHIVE.undated}
                  </a>{' '}
                  <span className={styles.count}>({articles.length})</span>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHeading>
      {(isWhole ? years : years.filter(({ year }, index) => index === 0 || !year)).map(
        ({ year, articles }) => (
          <section key={year} className={styles.section} aria-labelledby={idOf(year)}>
            <h2 id={idOf(year)} className={styles.heading}>
              {year || ARCHIVE.undated}
            </h2>
            <DatedLinks articles={articles} />
          </section>
        ),
      )}
    </Container>
  )
}

function idOf(year: string): string {
  return year || 'sin-fecha'
}

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
