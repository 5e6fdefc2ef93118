import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ResumeScreen } from '@/components/resume/resume-screen'
import { routes } from '@/lib/site/routes'
import { resumeMetadata, resumePage, roleParams } from '@/lib/seo/resume-page'

type Props = { params: Promise<{ role: string }> }

export const generateStaticParams = roleParams

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return resumeMetadata({ language: 'es', role: (await params).role })
}

/** The CV for one role. proxy.ts handles the paths of unknown roles. */
export default async function RolePage({ params }: Props) {
  const page = await resumePage({ language: 'es', role: (await params).role })
  return page ? <ResumeScreen {...page} /> : redirect(routes.home)
}
