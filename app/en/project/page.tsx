import type { Metadata } from 'next'
import { ProjectsScreen } from '@/components/projects/projects-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { getProjectPageIn } from '@/lib/portfolio/project-page-in'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { projectListData } from '@/lib/seo/content-data'
import { projectsMetadata } from '@/lib/seo/list-metadata'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner('en')
  return projectsMetadata({ page: 1 }, 'en')
}

export default async function EnglishProjectsPage() {
  await dependsOnOwner('en')
  const page = await getProjectPageIn('en', 1)
  return (
    <>
      <JsonLd data={projectListData(page?.projects ?? [])} />
      {page && <ProjectsScreen page={page} language="en" />}
    </>
  )
}
