import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ProjectsScreen } from '@/components/projects/projects-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { getAllProjects, getProjectPage } from '@/lib/projects/queries'
import { atBuild } from '@/lib/content/queries'
import { localPath, routes } from '@/lib/site/routes'
import { projectSegments, readProjectView, viewsOf } from '@/lib/projects/views'
import { projectListData } from '@/lib/seo/content-data'
import { projectsMetadata } from '@/lib/seo/list-metadata'

type Props = { params: Promise<{ view: string[] }> }

export const generateStaticParams = () =>
  atBuild(async () => viewsOf(await getAllProjects()).map((view) => ({ view: projectSegments(view) })))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return projectsMetadata(readProjectView((await params).view) ?? { page: 1 }, 'en')
}

/** Like app/(es)/project/gallery.tsx, in English. */
export default async function EnglishProjectsPage({ params }: Props) {
  const view = readProjectView((await params).view)
  const page = view && (await getProjectPage('en', view.page, view.type))
  if (!page) redirect(localPath('en', view ? routes.projects({ type: view.type }) : routes.home))
  return (
    <>
      <JsonLd data={projectListData(page.projects)} />
      <ProjectsScreen page={page} type={view.type} language="en" />
    </>
  )
}
