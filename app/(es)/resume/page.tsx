import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ResumeScreen } from '@/components/resume/resume-screen'
import { WHOLE } from '@/lib/resume/addresses'
import { routes } from '@/lib/site/routes'
import { resumeMetadata, resumePage } from '@/lib/seo/resume-page'

export function generateMetadata(): Promise<Metadata> {
  return resumeMetadata(WHOLE)
}

export default async function ResumePage() {
  const page = await resumePage(WHOLE)
  return page ? <ResumeScreen {...page} /> : redirect(routes.home)
}
