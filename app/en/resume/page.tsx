import type { Metadata } from 'next'
import { ResumeScreen } from '@/components/resume/resume-screen'
import { ownerIn } from '@/lib/config/owner-in'
import { RESUME_EN } from '@/lib/copy/en/resume'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { dependsOnPdf } from '@/lib/resume/current-pdf'
import { currentResume, dependsOnResume } from '@/lib/resume/current-resume'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { pageWords } from '@/lib/seo/page-words'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner('en')
  await dependsOnPdf()
  return pageMetadata({
    title: `${RESUME_EN.title} | ${ownerIn('en').site.title}`,
    description: pageWords('resume', 'en').description,
    path: routes.resume,
    card: 'resume',
    language: 'en',
    hasTwin: true,
  })
}

export default async function EnglishResumePage() {
  await dependsOnOwner('en')
  await dependsOnResume()
  const { printed, facts } = await dependsOnPdf()
  // The CV itself is in Spanish.
  return (
    <div lang="es">
      <ResumeScreen resume={currentResume()} sheet={facts} printed={printed} />
    </div>
  )
}
