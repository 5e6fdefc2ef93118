import type { Metadata } from 'next'
import { ResumeScreen } from '@/components/resume/resume-screen'
import { site } from '@/content/site'
import { RESUME } from '@/lib/copy/resume'
import { pageMetadata } from '@/lib/metadata'
import { dependsOn } from '@/lib/portfolio/freshness'
import { readPdfFacts } from '@/lib/resume/pdf-pages'
import { readResume } from '@/lib/resume/resume'
import { routes } from '@/lib/routes'

export const metadata: Metadata = pageMetadata({
  title: `${RESUME.title} | ${site.title}`,
  description: RESUME.description(site.name),
  path: routes.resume,
  card: 'resume',
})

export default async function ResumePage() {
  await dependsOn('cv')
  return <ResumeScreen resume={readResume()} sheet={await readPdfFacts()} />
}
