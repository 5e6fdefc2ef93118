import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OwnPageScreen } from '@/components/pages/own-page-screen'
import { findOwnPage, getOwnPages } from '@/lib/pages/own-pages'
import { ownPageMetadata } from '@/lib/seo/list-metadata'
import { atBuild } from '@/lib/content/queries'

type Props = { params: Promise<{ page: string }> }

export const generateStaticParams = () =>
  atBuild(async () => (await getOwnPages('en')).map(({ slug }) => ({ page: slug })))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return ownPageMetadata({ language: 'en', slug: (await params).page })
}

/** A page of the owner's own; proxy.ts handles every other address with one segment. */
export default async function EnglishOwnPage({ params }: Props) {
  const page = await findOwnPage('en', (await params).page)
  return page ? <OwnPageScreen page={page} /> : notFound()
}
