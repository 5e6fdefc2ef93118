import type { Metadata } from 'next'
import { ProjectsScreen } from '@/components/projects/projects-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { getProjectPage } from '@/lib/projects/queries'
import { projectListData } from '@/lib/seo/content-data'
import { projectsMetadata } from '@/lib/seo/list-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return projectsMetadata({ page: 1 }, 'en')
}

export default async function EnglishProjectsPage() {
  const page = await getProjectPage('en', 1)
  return (
    <>
      <JsonLd data={projectListData(page?.projects ?? [])} />
      {page && <ProjectsScreen page={page} language="en" />}
    </>
  )
}
