import type { Metadata } from 'next'
import { ProjectsScreen } from '@/components/projects/projects-screen'
import { projectsMetadata } from '@/lib/list-metadata'
import { getProjectPage } from '@/lib/portfolio/queries'

export const metadata: Metadata = projectsMetadata({ page: 1 })

export default async function ProjectsPage() {
  const page = await getProjectPage(1)
  return page && <ProjectsScreen page={page} />
}
