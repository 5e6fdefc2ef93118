import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ProjectsScreen } from '@/components/projects/projects-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { getAllProjects, getProjectPage } from '@/lib/projects/queries'
import type { ProjectType } from '@/lib/content/types'
import { projectSegments, readProjectView, viewsOf } from '@/lib/projects/views'
import { routes } from '@/lib/site/routes'
import { projectListData } from '@/lib/seo/content-data'
import { projectsMetadata } from '@/lib/seo/list-metadata'

/** Returns the path segments of every existing page of a filter, without the first segment. */
export async function segmentsOf(type?: ProjectType): Promise<string[][]> {
  const views = viewsOf(await getAllProjects()).filter((view) => view.type === type)
  return views.map((view) => projectSegments(view).slice(1))
}

/** @param segments segments of the path below /project */
export function galleryMetadata(segments: string[]): Metadata {
  return projectsMetadata(readProjectView(segments) ?? { page: 1 })
}

/**
 * A filter or page of the gallery. A number past the last page redirects to the list, any other path to / (SPEC §2).
 */
export async function Gallery({ segments }: { segments: string[] }) {
  const view = readProjectView(segments)
  const page = view && (await getProjectPage('es', view.page, view.type))
  if (!page) redirect(view ? routes.projects({ type: view.type }) : routes.home)
  return (
    <>
      <JsonLd data={projectListData(page.projects)} />
      <ProjectsScreen page={page} type={view.type} />
    </>
  )
}
