import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ResumeScreen } from '@/components/resume/resume-screen'
import { resumeMetadata, resumePage } from '@/lib/seo/resume-page'

const WHOLE = { language: 'en', role: null } as const

export function generateMetadata(): Promise<Metadata> {
  return resumeMetadata(WHOLE)
}

export default async function EnglishResumePage() {
  const page = await resumePage(WHOLE)
  return page ? <ResumeScreen {...page} /> : redirect('/en')
}
