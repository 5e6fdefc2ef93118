import { FRAME } from '@/lib/site/frame-words'
import { STORY } from '@/lib/projects/words'
import type { Project, Story } from '@/lib/content/types'
import { projectButtons } from '@/lib/projects/project'
import { ButtonLink } from '../ui/button-link'
import { FigureLine } from '../ui/figure-line'
import styles from './story-facts.module.css'

/** The facts from the story's file, and the links of the project. */
export function StoryFacts({
  project,
  story: { figure, role, period, tools },
}: {
  project: Project
  story: Story
}) {
  const facts = [
    [STORY.role, role],
    [STORY.period, period],
    [STORY.tools, tools.join(', ')],
  ].filter(([, fact]) => fact)
  const buttons = projectButtons(project)
  return (
    <>
      {figure && <FigureLine {...figure} />}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      {buttons.length > 0 && (
        <ul className={styles.buttons} aria-label={STORY.linksLabel}>
          {buttons.map(({ kind, href }) => (
            <li key={kind}>
              <ButtonLink
                href={href}
                external
                variant={kind === 'demo' ? 'solid' : 'outline'}
                label={`${STORY.linkNames[kind]}: ${project.title} ${FRAME.newTab}`}
              >
                {STORY.linkNames[kind]}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
