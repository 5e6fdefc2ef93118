import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ResumeScreen } from '@/components/resume/resume-screen'
import type { ResumeVariant } from '@/lib/resume/addresses'
import { resumeMetadata, resumePage, roleParams } from '@/lib/seo/resume-page'
import type { Language } from '@/lib/site/language'
import { localPath, routes } from '@/lib/site/routes'

async function screenOf(variant: ResumeVariant) {
  const page = await resumePage(variant)
  return page ? <ResumeScreen {...page} /> : redirect(localPath(variant.language, routes.home))
}

/** The whole CV, in one language. */
export function wholeResumePage(language: Language) {
  const variant = { language, role: null }
  return {
    generateMetadata: (): Promise<Metadata> => resumeMetadata(variant),
    Page: () => screenOf(variant),
  }
}

type Props = { params: Promise<{ role: string }> }

/** The CV for one role, in one language. proxy.ts handles the paths of unknown roles. */
export function roleResumePage(language: Language) {
  const variantOf = async ({ params }: Props) => ({ language, role: (await params).role })
  return {
    generateStaticParams: roleParams,
    generateMetadata: async (props: Props): Promise<Metadata> => resumeMetadata(await variantOf(props)),
    Page: async (props: Props) => screenOf(await variantOf(props)),
  }
}
