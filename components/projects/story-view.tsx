import { STORY } from '@/lib/projects/story-words'
import { getTextAddresses } from '@/lib/articles/text-addresses'
import { getTextFacts } from '@/lib/markdown/render-text'
import type { StoryPage } from '@/lib/content/stories/story-pages'
import { projectImage } from '@/lib/projects/project'
import { routes } from '@/lib/site/routes'
import { Markdown } from '../markdown/markdown'
import { Outline } from '../markdown/outline'
import { Container } from '../ui/container'
import { Day } from '../ui/day'
import { BackIcon } from '../ui/icons'
import { IntentLink } from '../ui/intent-link'
import { Picture } from '../ui/picture'
import { StoryFacts } from './story-facts'
import { StoryLinks } from './story-links'
import styles from './story-view.module.css'

/** The story of a project: summary, facts, text and further links. */
export async function StoryView({ page }: { page: StoryPage }) {
  const { project, story } = page
  const { content, updatedAt } = story
  const { sections } = await getTextFacts(content)
  const text = { slug: page.slug, content }
  const addresses = await getTextAddresses(text, { media: `/media/project/${project.id}`, isOwners: true })
  return (
    <Container>
      <article className={styles.story}>
        <p className={styles.back}>
          <IntentLink href={routes.projects()} className={styles.backLink}>
            <BackIcon /> {STORY.back}
          </IntentLink>
        </p>
        <Picture
          className={styles.image}
          {...projectImage(project)}
          alt=""
          sizes="(min-width: 48rem) 39rem, 100vw"
          width={1200}
          height={800}
          fetchPriority="high"
        />
        <header className={styles.header}>
          <h1 className={styles.title}>{project.title}</h1>
          {project.description && <p className={styles.lead}>{project.description}</p>}
          <StoryFacts project={project} story={story} />
        </header>
        <div className={styles.beside}>
          <Outline sections={sections} form="beside" title={STORY.outline} />
        </div>
        <div className={styles.text}>
          <Outline sections={sections} form="folded" title={STORY.outline} />
          <Markdown content={content} addresses={addresses} />
        </div>
        {updatedAt && (
          <p className={styles.updated}>
            {STORY.updated} <Day date={updatedAt} />
          </p>
        )}
      </article>
      <StoryLinks page={page} />
    </Container>
  )
}
