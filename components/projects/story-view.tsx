import { STORY } from '@/lib/projects/story-words'
import { getTextAddresses } from '@/lib/articles/text-addresses'
import type { StoryPage } from '@/lib/content/stories/story-pages'
import { projectImage } from '@/lib/projects/project'
import { routes } from '@/lib/site/routes'
import { TextView } from '../text/text-view'
import { Day } from '../ui/day'
import { BackIcon } from '../ui/icons'
import { IntentLink } from '../ui/intent-link'
import { StoryFacts } from './story-facts'

/** The story of a project. */
export async function StoryView({ page: { slug, project, story } }: { page: StoryPage }) {
  const { content, updatedAt } = story
  const text = { slug, content }
  return (
    <TextView
      title={project.title}
      lead={project.description}
      content={content}
      addresses={await getTextAddresses(text, { media: `/media/project/${project.id}`, isOwners: true })}
      picture={{ ...projectImage(project), width: 1200, height: 800 }}
      isWhole
      outlineTitle={STORY.outline}
      back={
        <IntentLink href={routes.projects()}>
          <BackIcon /> {STORY.back}
        </IntentLink>
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
