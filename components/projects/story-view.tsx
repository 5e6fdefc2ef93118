import type { Project, Story } from '@/lib/content/types'
import { STORY } from '@/lib/projects/words'
import { getTextAddresses } from '@/lib/articles/text-addresses'
import type { StoryPage, StoryLink } from '@/lib/projects/story-pages'
import { projectImage, projectButtons } from '@/lib/projects/project'
import { projectAnchor, storyPath } from '@/lib/projects/views'
import { FRAME } from '@/lib/site/frame-words'
import { routes } from '@/lib/site/routes'
import { TextEnd } from '../text/text-end'
import { TextView } from '../text/text-view'
import { ButtonLink } from '../ui/button-link'
import { Day } from '../ui/day'
import { FigureLine } from '../ui/figure-line'
import { BackIcon } from '../ui/icons'
import { CoverTransitionLink } from '../ui/cover-transition'
import { IntentLink } from '../ui/intent-link'
import styles from './story-facts.module.css'

/** The story of a project. */
export async function StoryView({ page: { slug, project, story } }: { page: StoryPage }) {
  const { content, updatedAt } = story
  const text = { slug, content }
  const cover = projectAnchor(project.id)
  return (
    <TextView
      title={project.title}
      path={storyPath(slug)}
      lead={project.description}
      content={content}
      addresses={await getTextAddresses(text, { media: `/media/project/${project.id}`, isOwners: true })}
      picture={{ ...projectImage(project), width: 1200, height: 800, 'data-cover': cover }}
      isWhole
      outlineTitle={STORY.outline}
      back={
        <CoverTransitionLink href={routes.projects()} cover={cover}>
          <BackIcon /> {STORY.back}
        </CoverTransitionLink>
      }
      below={<StoryFacts project={project} story={story} />}
      dates={
        updatedAt && (
          <p>
            {STORY.updated} <Day date={updatedAt} />
          </p>
        )
      }
    />
  )
}

/** The facts from the story's file, and the links of the project. */
function StoryFacts({ project, story: { figure, role, period, tools } }: { project: Project; story: Story }) {
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

/** The end of a story: its author, the project's articles, and the previous and next story. */
export function StoryEnd({ page: { articles, previous, next } }: { page: StoryPage }) {
  return (
    <TextEnd
      articles={articles}
      heading={STORY.articles}
      label={STORY.goOn}
      previous={neighbour(previous, STORY.previous)}
      next={neighbour(next, STORY.next)}
    >
      <IntentLink href={routes.projects()}>{STORY.all}</IntentLink>
    </TextEnd>
  )
}

function neighbour(story: StoryLink | null, label: string) {
  return story && { href: storyPath(story.slug), title: story.title, label }
}
