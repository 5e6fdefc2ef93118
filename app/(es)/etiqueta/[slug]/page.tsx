import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { TagScreen } from '@/components/articles/tag-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { getTag, slugsToPrerender } from '@/lib/articles/queries'
import { atBuild } from '@/lib/content/content'
import { routes } from '@/lib/site/routes'
import { findByParam } from '@/lib/articles/slug-param'
import { articleListData } from '@/lib/seo/content-data'
import { tagMetadata } from '@/lib/seo/list-metadata'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = () =>
  atBuild(async () => (await slugsToPrerender('tag')).map((slug) => ({ slug })))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const tag = await tagOf(params, 'decoded')
  return tag ? tagMetadata(tag) : {}
}

export default async function TagPage({ params }: Props) {
  const tag = await tagOf(params, 'encoded')
  if (!tag) redirect(routes.home)
  return (
    <>
      <JsonLd data={articleListData(tag.articles)} />
      <TagScreen tag={tag} />
    </>
  )
}

async function tagOf(params: Props['params'], form: 'encoded' | 'decoded') {
  return findByParam((await params).slug, form, getTag)
}
