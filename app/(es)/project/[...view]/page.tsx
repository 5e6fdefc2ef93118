import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ProjectsScreen } from '@/components/projects/projects-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { projectsMetadata } from '@/lib/seo/list-metadata'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getAllProjects, getProjectPage } from '@/lib/portfolio/queries'
import { projectSegments, readProjectView, viewsOf } from '@/lib/routing/project-views'
import { routes } from '@/lib/routing/routes'
import { projectListData } from '@/lib/seo/content-data'

type Props = { params: Promise<{ view: string[] }> }

export async function generateStaticParams() {
  return viewsOf(await getAllProjects()).map((view) => ({ view: projectSegments(view) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await dependsOnOwner()
  return projectsMetadata(readProjectView((await params).view) ?? { page: 1 })
}

/** Filters and pages of the gallery. A page past the last one leads to the list, any other path to / (SPEC §2). */
export default async function ProjectsPage({ params }: Props) {
  await dependsOnOwner()
  const view = readProjectView((await params).view)
  const page = view && (await getProjectPage(view.page, view.type))
  if (!page) redirect(view ? routes.projects({ type: view.type }) : routes.home)
  return (
    <>
      <JsonLd data={projectListData(page.projects)} />
      <ProjectsScreen page={page} type={view.type} />
    </>
  )
}
