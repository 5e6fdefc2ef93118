import type { ReactNode } from 'react'
import type { ArticleSummary } from '@/lib/content/types'
import type { Language } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import { ArticleCard } from '../ui/article-card'
import { CardGrid } from '../ui/card-grid'
import { IntentLink } from '../ui/intent-link'
import hidden from '../ui/visually-hidden.module.css'
import { AuthorStrip } from './author-strip'
import { Spaced } from '../ui/spaced'
import styles from './text-end.module.css'

/** Three fill a row of the grid; fewer are one below the other. */
const CARDS_IN_A_ROW = 3

/** @property label what the link is, such as 'Artículo anterior', for who can't see the arrow */
type Neighbour = { href: string; title: string; label: string }

type TextEndProps = {
  language?: Language
  articles: ArticleSummary[]
  /** Heading of the articles. */
  heading: string
  /** Name of the links to previous, next and series. */
  label: string
  previous: Neighbour | null
  next: Neighbour | null
  series?: ReactNode
  /** Links and buttons of the last line. */
  children: ReactNode
}

/** The end of a text: its author, articles to go on with, and the rest in one quiet line. */
export function TextEnd({
  language = 'es',
  articles,
  heading,
  label,
  previous,
  next,
  series,
  children,
}: TextEndProps) {
  return (
    <div className={styles.end}>
      <AuthorStrip language={language} />
      {articles.length > 0 && (
        <section aria-labelledby="relacionados">
          <h2 id="relacionados" className={styles.heading}>
            {heading}
          </h2>
          <CardGrid view={articles.length < CARDS_IN_A_ROW ? 'list' : 'grid'} stretchLast>
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard
                  article={article}
                  headingLevel={3}
                  language={language}
                  words={wordsIn(language).articles}
                />
              </li>
            ))}
          </CardGrid>
        </section>
      )}
      <div className={styles.line}>
        {(series || previous || next) && (
          <nav className={styles.others} aria-label={label}>
            {series}
            {(previous || next) && (
              <ul className={styles.neighbours}>
                {previous && <NeighbourLink {...previous} rel="prev" />}
                {next && <NeighbourLink {...next} rel="next" />}
              </ul>
            )}
          </nav>
        )}
        <p className={styles.actions}>
          <Spaced>{children}</Spaced>
        </p>
      </div>
    </div>
  )
}

function NeighbourLink({ href, title, label, rel }: Neighbour & { rel: 'prev' | 'next' }) {
  return (
    <li className={styles.neighbour} data-rel={rel}>
      <span className={hidden.always}>{`${label}: `}</span>
      <IntentLink href={href} rel={rel}>
        {title}
      </IntentLink>
    </li>
  )
}
