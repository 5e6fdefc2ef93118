import type { Metadata } from 'next'
import { ResumeScreen } from '@/components/resume/resume-screen'
import { owner } from '@/lib/config/owner'
import { RESUME } from '@/lib/copy/resume'
import { pageMetadata } from '@/lib/seo/metadata'
import { dependsOn } from '@/lib/portfolio/page-tags'
import { findPdf } from '@/lib/resume/pdf-file'
import { readPdfFacts } from '@/lib/resume/pdf-pages'
import { readResume } from '@/lib/resume/resume'
import { pageWords } from '@/lib/seo/page-words'
import { routes } from '@/lib/routing/routes'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: `${RESUME.title} | ${owner.site.title}`,
    description: pageWords('resume').description,
    path: routes.resume,
    card: 'resume',
  })
}

export default async function ResumePage() {
  await dependsOn('cv')
  return <ResumeScreen resume={readResume()} sheet={await readPdfFacts()} printed={findPdf() !== null} />
}
