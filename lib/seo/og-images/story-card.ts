import 'server-only'
import { owner } from '../../config/owner'
import { STORY } from '../../copy/story'
import { drawCover } from '../../images/covers/cover'
import type { Project } from '../../content/types'
import { projectCover } from '../../projects/project'
import type { Card } from './card'

/** Returns the content of the preview card of a project with a story. */
export function storyCard(project: Pick<Project, 'title'>): Card {
  return {
    title: project.title,
    label: `${STORY.kicker} · ${owner.site.title}`,
    foot: owner.site.name,
    picture: Buffer.from(drawCover(projectCover(project))),
  }
}
