import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ProjectsScreen } from '@/components/projects/projects-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { getProjectPageIn } from '@/lib/portfolio/project-page-in'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getAllProjects } from '@/lib/portfolio/queries'
import { localPath } from '@/lib/routing/local-path'
import { projectSegments, readProjectView, viewsOf } from '@/lib/routing/project-views'
import { routes } from '@/lib/routing/routes'
import { projectListData } from '@/lib/seo/content-data'
import { projectsMetadata } from '@/lib/seo/list-metadata'

type Props = { params: Promise<{ view: string[] }> }

export async function generateStaticParams() {
  return viewsOf(await getAllProjects()).map((view) => ({ view: projectSegments(view) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await dependsOnOwner('en')
  return projectsMetadata(readProjectView((await params).view) ?? { page: 1 }, 'en')
}

/** Like app/(es)/project/gallery.tsx, in English. */
export default async function EnglishProjectsPage({ params }: Props) {
  await dependsOnOwner('en')
  const view = readProjectView((await params).view)
  const page = view && (await getProjectPageIn('en', view.page, view.type))
  if (!page) redirect(localPath('en', view ? routes.projects({ type: view.type }) : routes.home))
  return (
    <>
      <JsonLd data={projectListData(page.projects)} />
      <ProjectsScreen page={page} type={view.type} language="en" />
    </>
  )
}
