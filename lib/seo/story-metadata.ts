import type { Metadata } from 'next'
import { owner } from '../site/owner'
import { STORY, storyTitle } from '../projects/story-words'
import type { StoryPage } from '../content/stories/story-pages'
import type { Project, Story } from '../content/types'
import { storyPath } from '../projects/story-routes'
import { describedMetadata } from './metadata'
import { storyPreview } from './previews/previews'

/** Returns the metadata of the page with a project's story. */
export function storyMetadata({ slug, project, story }: StoryPage): Metadata {
  const path = storyPath(slug)
  const page = describedMetadata({
    title: storyTitle(project.title, owner.site.title),
    description: storyDescription(project, story),
    path,
    preview: storyPreview(project),
  })
  return {
    ...page,
    authors: [{ name: owner.site.name }],
  }
}

/** Returns the description in the story's file, else that of the project. */
export function storyDescription(
  { title, description }: Pick<Project, 'title' | 'description'>,
  story: Pick<Story, 'description'>,
): string {
  return story.description ?? (description || STORY.descriptionOf(title))
}
