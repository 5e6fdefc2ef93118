import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OwnPageScreen } from '@/components/pages/own-page-screen'
import { atBuild } from '@/lib/content/content'
import { findOwnPage, getOwnPages } from '@/lib/pages/own-pages'
import { ownPageMetadata } from '@/lib/seo/own-page-metadata'
import type { Language } from '@/lib/site/language'

type Props = { params: Promise<{ page: string }> }

/** A page of the owner's own, in one language; proxy.ts handles every other address with one segment. */
export function ownPage(language: Language) {
  async function OwnPage({ params }: Props) {
    const page = await findOwnPage(language, (await params).page)
    return page ? <OwnPageScreen page={page} /> : notFound()
  }

  return {
    generateStaticParams: () =>
      atBuild(async () => (await getOwnPages(language)).map(({ slug }) => ({ page: slug }))),
    generateMetadata: async ({ params }: Props): Promise<Metadata> =>
      ownPageMetadata({ language, slug: (await params).page }),
    Page: OwnPage,
  }
}
