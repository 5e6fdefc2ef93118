import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { YearScreen } from '@/components/articles/archive-screen'
import { getYears } from '@/lib/articles/queries'
import { topicRoutes } from '@/lib/articles/routes'
import { archiveMetadata } from '@/lib/seo/list-metadata'

type Props = { params: Promise<{ year: string }> }

/** No year is prerendered: only a site with very many articles has a page for each year. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return archiveMetadata((await params).year)
}

export default async function YearPage({ params }: Props) {
  const { year: wanted } = await params
  const year = (await getYears()).find((one) => one.year === wanted)
  if (!year) redirect(topicRoutes.archive())
  return <YearScreen year={year} />
}
