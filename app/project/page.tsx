import type { Metadata } from 'next'
import { ProjectsScreen } from '@/components/projects/projects-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { projectsMetadata } from '@/lib/seo/list-metadata'
import { getProjectPage } from '@/lib/portfolio/queries'
import { projectListData } from '@/lib/seo/content-data'

export const metadata: Metadata = projectsMetadata({ page: 1 })

export default async function ProjectsPage() {
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
