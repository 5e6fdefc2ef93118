import { STORY } from '@/lib/projects/words'
import type { StoryLink, StoryPage } from '@/lib/content/story-pages'
import { routes } from '@/lib/site/routes'
import { storyPath } from '@/lib/projects/views'
import { TextEnd } from '../text/text-end'
import { IntentLink } from '../ui/intent-link'

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
