import { STORY } from '@/lib/projects/words'
import { getTextAddresses } from '@/lib/articles/text-addresses'
import type { StoryPage } from '@/lib/content/story-pages'
import { projectImage } from '@/lib/projects/project'
import { projectAnchor, storyPath } from '@/lib/projects/views'
import { routes } from '@/lib/site/routes'
import { TextView } from '../text/text-view'
import { Day } from '../ui/day'
import { BackIcon } from '../ui/icons'
import { CoverTransitionLink } from '../ui/cover-transition-link'
import { StoryFacts } from './story-facts'

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
