import type { Found, MarkedText, SearchAnswer } from '@/lib/search/query'
import { SEARCH } from '@/lib/search/words'
import { IntentLink } from '../ui/intent-link'
import styles from './search-results.module.css'

/** @property list the path of the list of articles, if there is one */
type SearchResultsProps = { answer: SearchAnswer; list: string | null }

/** The results of a query, rendered by the server and by the island: pages, each with its best sections. */
export function SearchResults({ answer: { results, vague }, list }: SearchResultsProps) {
  if (vague) return null
  if (results.length === 0) return <NothingFound list={list} />
  return (
    <section aria-labelledby="resultados">
      <h2 id="resultados">{SEARCH.results}</h2>
      <ol className={styles.results}>
        {results.map((found) => (
          <li key={found.href}>
            <Result {...found} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function NothingFound({ list }: Pick<SearchResultsProps, 'list'>) {
  return (
    <div className={styles.none}>
      <p>{SEARCH.tryAnother}</p>
      {list && (
        <p>
          <IntentLink href={list}>{SEARCH.allArticles}</IntentLink>
        </p>
      )}
    </div>
  )
}

function Result({ kind, href, title, sections }: Found) {
  return (
    <>
      <p className={styles.kind}>{SEARCH.kinds[kind]}</p>
      <h3>
        <IntentLink href={href}>
          <Marked text={title} />
        </IntentLink>
      </h3>
      {sections.map(({ heading, href: place, line }) => (
        <div key={place} className={styles.section}>
          {heading && (
            <p>
              <IntentLink href={place}>
                <Marked text={heading} />
              </IntentLink>
            </p>
          )}
          <p className={styles.line}>
            <Marked text={line} />
          </p>
        </div>
      ))}
    </>
  )
}

/** Highlights the matches, which are at the odd indexes. */
function Marked({ text }: { text: MarkedText }) {
  return text.map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
}
