import { langOf } from '@/lib/site/language'
import type { ProjectListWords } from '@/lib/projects/words'
import type { Project } from '@/lib/content/types'
import { type ProjectButton, projectButtons, projectImage } from '@/lib/projects/project'
import { projectAnchor, storyPath } from '@/lib/projects/views'
import { ButtonLink } from './button-link'
import { CoverTransitionLink } from './cover-transition'
import { FigureLine } from './figure-line'
import { CARD_SIZES, Picture } from './picture'
import { Spaced } from './spaced'
import linkStyles from './card-link.module.css'
import styles from './project-card.module.css'

type ProjectCardProps = {
  project: Project
  words: Pick<ProjectListWords, ProjectButton['kind'] | 'story' | 'storyLanguage' | 'newTab'>
  first?: boolean
  headingLevel?: 2 | 3
}

/** A project in a list. If it has a story, which is in Spanish, the title's link to it covers the whole card. */
export function ProjectCard({ project, words, first = false, headingLevel = 2 }: ProjectCardProps) {
  const Heading = `h${headingLevel}` as const
  const anchor = projectAnchor(project.id)
  const storyId = `${anchor}-historia`
  return (
    <article id={anchor} className={styles.card}>
      <Picture
        className={styles.image}
        {...projectImage(project)}
        alt=""
        sizes={CARD_SIZES}
        width={1200}
        height={800}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        data-cover={anchor}
      />
      <Heading className={styles.title} lang={langOf(project, 'title')}>
        {project.story === undefined ? (
          project.title
        ) : (
          <CoverTransitionLink
            className={linkStyles.link}
            href={storyPath(project.story)}
            cover={anchor}
            hrefLang={words.storyLanguage || undefined}
            aria-describedby={storyId}
          >
            {project.title}
          </CoverTransitionLink>
        )}
      </Heading>
      {project.figure && <FigureLine {...project.figure} />}
      <p className={styles.description} lang={langOf(project, 'description')}>
        {project.description}
      </p>
      {project.story !== undefined && (
        // No second link to the story: a description of the title's.
        <p id={storyId} className={styles.more}>
          {words.story}
        </p>
      )}
      <p className={styles.buttons}>
        <Spaced>
          {projectButtons(project).map(({ kind, href }) => (
            <ButtonLink
              key={kind}
              href={href}
              external
              variant={kind === 'demo' ? 'solid' : 'outline'}
              label={`${words[kind]}: ${project.title} ${words.newTab}`}
            >
              {words[kind]}
            </ButtonLink>
          ))}
        </Spaced>
      </p>
    </article>
  )
}
