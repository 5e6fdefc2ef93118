import type { Metadata } from 'next'
import { ProjectsScreen } from '@/components/projects/projects-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { projectsMetadata } from '@/lib/seo/list-metadata'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getProjectPage } from '@/lib/portfolio/queries'
import { projectListData } from '@/lib/seo/content-data'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return projectsMetadata({ page: 1 })
}

export default async function ProjectsPage() {
  await dependsOnOwner()
  const page = await getProjectPage(1)
  return (
    page && (
      <>
        <JsonLd data={projectListData(page.projects)} />
        <ProjectsScreen page={page} />
      </>
    )
  )
}
