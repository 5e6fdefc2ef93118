import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SeriesScreen } from '@/components/articles/series-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { getSeries, slugsToPrerender } from '@/lib/articles/queries'
import { atBuild } from '@/lib/content/content'
import { routes } from '@/lib/site/routes'
import { findByParam } from '@/lib/articles/slug-param'
import { articleListData } from '@/lib/seo/content-data'
import { seriesMetadata } from '@/lib/seo/list-metadata'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = () =>
  atBuild(async () => (await slugsToPrerender('series')).map((slug) => ({ slug })))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const series = await seriesOf(params, 'decoded')
  return series ? seriesMetadata(series) : {}
}

export default async function SeriesPage({ params }: Props) {
  const series = await seriesOf(params, 'encoded')
  if (!series) redirect(routes.home)
  return (
    <>
      <JsonLd data={articleListData(series.articles)} />
      <SeriesScreen series={series} />
    </>
  )
}

async function seriesOf(params: Props['params'], form: 'encoded' | 'decoded') {
  return findByParam((await params).slug, form, getSeries)
}
