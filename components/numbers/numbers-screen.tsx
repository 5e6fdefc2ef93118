import { COUNTERS } from '@/lib/copy/counters'
import { OVERFLOW } from '@/lib/services/counters/count'
import type { Numbers } from '@/lib/services/counters/summary'
import { formatDay } from '@/lib/text/date'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { NumbersTable } from './numbers-table'
import styles from './numbers.module.css'
import { ViewsPlot } from './views-plot'

const { columns } = COUNTERS

/** The private page with the view counts. `numbers` is null if they can't be read. */
export function NumbersScreen({ numbers }: { numbers: Numbers | null }) {
  if (!numbers)
    return (
      <Container>
        <PageHeading title={COUNTERS.title} lead={COUNTERS.failed} />
      </Container>
    )
  const { days, views, pages, hosts, readers, subscribers } = numbers
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <Container>
      <PageHeading title={COUNTERS.title} lead={COUNTERS.lead(formatDay(first), formatDay(last))}>
        <p className={styles.total}>{COUNTERS.views(views)}</p>
      </PageHeading>
      <div className={styles.numbers}>
        <section className={styles.wide} aria-labelledby="dias">
          <h2 id="dias">{COUNTERS.daysHeading}</h2>
          <ViewsPlot days={days} total={views} />
          <details>
            <summary>{COUNTERS.daysTable}</summary>
            <NumbersTable
              caption={COUNTERS.daysHeading}
              columns={[columns.day, columns.views]}
              rows={days
                .toReversed()
                .map(({ day, views: count }) => [COUNTERS.day(day), COUNTERS.number(count)])}
            />
          </details>
        </section>
        <section aria-labelledby="paginas">
          <h2 id="paginas">{COUNTERS.pagesHeading}</h2>
          <NumbersTable
            caption={COUNTERS.pages}
            columns={[columns.page, columns.views]}
            rows={pages.map(({ name, count }) => [readable(name), COUNTERS.number(count)])}
          />
        </section>
        <section aria-labelledby="sitios">
          <h2 id="sitios">{COUNTERS.hostsHeading}</h2>
          <NumbersTable
            caption={COUNTERS.hosts}
            columns={[columns.host, columns.views]}
            rows={hosts.map(({ name, count }) => [
              name === OVERFLOW.host ? COUNTERS.others : name,
              COUNTERS.number(count),
            ])}
          />
        </section>
        <section className={styles.wide} aria-labelledby="lectores">
          <h2 id="lectores">{COUNTERS.readersHeading}</h2>
          {readers.length > 0 && <p>{COUNTERS.subscribers(subscribers)}</p>}
          <NumbersTable
            caption={COUNTERS.readers}
            columns={[columns.reader, columns.subscribers]}
            rows={readers.map(({ reader, feed, subscribers: said, day }) => [
              COUNTERS.reader(reader, readable(feed), COUNTERS.day(day)),
              COUNTERS.number(said),
            ])}
          />
        </section>
      </div>
      <p className={styles.note}>{COUNTERS.note}</p>
    </Container>
  )
}

/** Decodes a path for display. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
