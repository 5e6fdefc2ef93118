import type { SearchAnswer } from '@/lib/search/query'
import { SEARCH } from '@/lib/search/words'
import { routes } from '@/lib/site/routes'
import type { SitePart, SiteParts } from '@/lib/site/shown-parts'
import { Container, PageHeading } from '../ui/page-frame'
import { SearchBox } from './search-box'
import { SearchResults } from './search-results'
import styles from './search-screen.module.css'
import { Shortcuts } from './shortcuts'

const LIST = new Intl.ListFormat('es')

/** `answer` is null without a query, or if the search failed. */
type SearchScreenProps = { query: string; answer: SearchAnswer | null; parts: SiteParts }

/** The search page of the whole site: the field, with results or instructions. */
export function SearchScreen({ query, answer, parts }: SearchScreenProps) {
  const list = parts.has('articles') ? routes.articles() : null
  return (
    <Container reading>
      <PageHeading title={SEARCH.title} lead={leadOf(parts)} />
      <div className={styles.search}>
        <SearchBox
          query={query}
          list={list}
          status={answer ? SEARCH.status(answer) : query && SEARCH.failed}
          help={
            <>
              <HowTo />
              <Shortcuts />
            </>
          }
        >
          {answer && <SearchResults answer={answer} list={list} />}
        </SearchBox>
      </div>
      <noscript>
        <p className={styles.filesOnly}>
          {SEARCH.filesOnly} {list && <a href={list}>{SEARCH.allArticles}</a>}
        </p>
      </noscript>
    </Container>
  )
}

/** Says where the site searches. */
function leadOf(parts: SiteParts): string {
  const { articles, projects, resume, about } = SEARCH.places
  const places = Object.entries({ articles, projects, resume, about }).flatMap(([part, names]) =>
    parts.has(part as SitePart) ? names : [],
  )
  return places.length > 0 ? `${SEARCH.lead} ${LIST.format(places)}.` : ''
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
