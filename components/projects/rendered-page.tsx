import type { ReactNode } from 'react'
import type { ProjectListWords } from '@/lib/projects/words'
import type { ProjectPage, ProjectPagination } from '@/lib/content/types'
import { ProjectCard } from '../ui/project-card'

/** A page of the gallery with rendered cards. */
export type RenderedPage = { cards: { id: number; card: ReactNode }[]; pagination: ProjectPagination }

/** Renders the cards of a page: on the server for the initial page, in the browser for pages loaded later. */
export function renderPage({ projects, pagination }: ProjectPage, words: ProjectListWords): RenderedPage {
  return {
    pagination,
    cards: projects.map((project, index) => ({
      id: project.id,
      card: <ProjectCard project={project} words={words} first={index === 0} />,
    })),
  }
}
