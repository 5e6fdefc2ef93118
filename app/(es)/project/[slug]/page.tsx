import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { StoryEnd, StoryView } from '@/components/projects/story-view'
import { Container } from '@/components/ui/page-frame'
import { JsonLd } from '@/components/ui/json-ld'
import { PRERENDERED_ARTICLES } from '@/lib/articles/queries'
import { getStories, getStory } from '@/lib/projects/queries'
import { atBuild } from '@/lib/content/content'
import { routes } from '@/lib/site/routes'
import { findByParam } from '@/lib/articles/slug-param'
import { storyData } from '@/lib/seo/content-data'
import { storyMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = () =>
  atBuild(async () => (await getStories()).slice(0, PRERENDERED_ARTICLES).map(({ slug }) => ({ slug })))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await storyOf(params, 'decoded')
  return page ? storyMetadata(page) : {}
}

/** The story of a project. The path of a project without a story redirects to the project list. */
export default async function StoryPage({ params }: Props) {
  const page = await storyOf(params, 'encoded')
  if (!page) redirect(routes.projects())
  return (
    <Container>
      <JsonLd data={storyData(page)} />
      <StoryView page={page} />
      <StoryEnd page={page} />
    </Container>
  )
}

async function storyOf(params: Props['params'], form: 'encoded' | 'decoded') {
  return findByParam((await params).slug, form, getStory)
}
