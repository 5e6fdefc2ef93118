import type { Metadata } from 'next'
import { ResumeScreen } from '@/components/resume/resume-screen'
import { owner } from '@/lib/config/owner'
import { RESUME } from '@/lib/copy/resume'
import { pageMetadata } from '@/lib/seo/metadata'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { dependsOnPdf } from '@/lib/resume/current-pdf'
import { currentResume, dependsOnResume } from '@/lib/resume/current-resume'
import { pageWords } from '@/lib/seo/page-words'
import { routes } from '@/lib/routing/routes'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  await dependsOnPdf()
  return pageMetadata({
    title: `${RESUME.title} | ${owner.site.title}`,
    description: pageWords('resume').description,
    path: routes.resume,
    card: 'resume',
    hasTwin: true,
  })
}

export default async function ResumePage() {
  await dependsOnResume()
  const { printed, facts } = await dependsOnPdf()
  return <ResumeScreen resume={currentResume()} sheet={facts} printed={printed} />
}
