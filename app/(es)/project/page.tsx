import type { Metadata } from 'next'
import { ProjectsScreen } from '@/components/projects/projects-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { projectsMetadata } from '@/lib/seo/list-metadata'
import { getProjectPage } from '@/lib/projects/queries'
import { projectListData } from '@/lib/seo/content-data'

export async function generateMetadata(): Promise<Metadata> {
  return projectsMetadata({ page: 1 })
}

export default async function ProjectsPage() {
  const page = await getProjectPage('es', 1)
  return (
    page && (
      <>
        <JsonLd data={projectListData(page.projects)} />
        <ProjectsScreen page={page} />
      </>
    )
  )
}
