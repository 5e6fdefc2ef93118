import type { SearchAnswer } from '@/lib/search/document'
import { SEARCH } from '@/lib/search/words'
import { routes } from '@/lib/site/routes'
import { Container } from '../ui/container'
import { IntentLink } from '../ui/intent-link'
import { PageHeading } from '../ui/page-heading'
import { SearchBox } from './search-box'
import { SearchResults } from './search-results'
import styles from './search-screen.module.css'
import { Shortcuts } from './shortcuts'

/** `answer` is null without a query, or if the search failed. */
type SearchScreenProps = { query: string; answer: SearchAnswer | null }

/** The search page of the whole site: the field, with results or instructions. */
export function SearchScreen({ query, answer }: SearchScreenProps) {
  return (
    <Container reading>
      <PageHeading title={SEARCH.title} lead={SEARCH.lead} />
      <div className={styles.search}>
        <SearchBox
          query={query}
          status={answer ? SEARCH.status(answer) : query && SEARCH.failed}
          help={
            <>
              <HowTo />
              <Shortcuts />
            </>
          }
        >
          {answer && <SearchResults {...answer} />}
        </SearchBox>
      </div>
      <p className={styles.filesOnly}>
        {SEARCH.filesOnly} <IntentLink href={routes.articles()}>{SEARCH.allArticles}</IntentLink>
      </p>
    </Container>
  )
}

function HowTo() {
  return (
    <section aria-labelledby="como">
      <h2 id="como">{SEARCH.howTo}</h2>
      <ul>
        {SEARCH.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}
