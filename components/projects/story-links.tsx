import { STORY } from '@/lib/projects/story-words'
import type { StoryLink, StoryPage } from '@/lib/content/stories/story-pages'
import { routes } from '@/lib/site/routes'
import { storyPath } from '@/lib/projects/story-routes'
import { Day } from '../ui/day'
import { IntentLink } from '../ui/intent-link'
import styles from './story-links.module.css'

/** Links to further pages: the project's articles, and the previous and next story. */
export function StoryLinks({ page: { articles, previous, next } }: { page: StoryPage }) {
  return (
    <div className={styles.links}>
      {articles.length > 0 && (
        <section aria-labelledby="articulos">
          <h2 id="articulos" className={styles.heading}>
            {STORY.articles}
          </h2>
          <ul className={styles.articles}>
            {articles.map(({ id, slug, title, date }) => (
              <li key={id} className={styles.article}>
                <IntentLink className={styles.link} href={routes.article(slug)}>
                  {title}
                </IntentLink>
                <Day className={styles.muted} date={date} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-label={STORY.goOn}>
        {(previous || next) && (
          <ul className={styles.neighbours}>
            {previous && <Neighbour label={STORY.previous} story={previous} side="previous" />}
            {next && <Neighbour label={STORY.next} story={next} side="next" />}
          </ul>
        )}
        <p className={styles.all}>
          <IntentLink href={routes.projects()}>{STORY.all}</IntentLink>
        </p>
      </nav>
    </div>
  )
}

type NeighbourProps = { label: string; story: StoryLink; side: 'previous' | 'next' }

function Neighbour({ label, story: { slug, title }, side }: NeighbourProps) {
  return (
    <li className={styles.neighbour} data-side={side}>
      <span className={styles.muted}>{label}</span>
      <IntentLink className={styles.link} href={storyPath(slug)} rel={side === 'next' ? 'next' : 'prev'}>
        {title}
      </IntentLink>
    </li>
  )
}
