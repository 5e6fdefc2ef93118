import type { ReactNode } from 'react'
import type { ArticleSummary } from '@/lib/content/types'
import { ownPicture } from '@/lib/images/own-file'
import { availability, getResume } from '@/lib/resume/current-resume'
import { contactHref } from '@/lib/site/contact-settings'
import { type Language, langOf } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import { ownerIn } from '@/lib/site/shown-site'
import { ArticleCard } from '../ui/article-card'
import { AvailableLine } from '../ui/available-line'
import { ButtonLink } from '../ui/button-link'
import { CardGrid } from '../ui/card-grid'
import { IntentLink } from '../ui/intent-link'
import { Portrait } from '../ui/portrait'
import hidden from '../ui/visually-hidden.module.css'
import { Spaced } from '../ui/spaced'
import stripStyles from './author-strip.module.css'
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

/** Who wrote a text: portrait, name, a line, what the owner is available for, and a button to get in touch. */
async function AuthorStrip({ language }: { language: Language }) {
  const { site, home } = ownerIn(language)
  const { contact, frame } = wordsIn(language)
  const [portrait, night, resume] = await Promise.all([
    ownPicture('portrait', language),
    ownPicture('night', language),
    getResume(language),
  ])
  const available = availability(resume, language)
  const href = contactHref(language)
  return (
    <section className={stripStyles.strip} aria-label={frame.author}>
      <div className={stripStyles.portrait}>
        <Portrait picture={portrait} night={night} size="small" />
      </div>
      <div className={stripStyles.words}>
        <p className={stripStyles.name}>{site.name}</p>
        {home.intro && (
          <p className={stripStyles.intro} lang={langOf(home, 'intro')}>
            {home.intro}
          </p>
        )}
        {available && <AvailableLine {...available} />}
      </div>
      {href && (
        <p className={stripStyles.contact}>
          <ButtonLink href={href}>{contact.link}</ButtonLink>
        </p>
      )}
    </section>
  )
}
