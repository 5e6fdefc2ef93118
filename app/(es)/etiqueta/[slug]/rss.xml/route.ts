import { TAGS } from '@/lib/articles/words'
import { owner } from '@/lib/site/owner'
import { readFeed, rssFeed } from '@/lib/feeds/feed'
import { textResponse } from '@/lib/feeds/responses'
import { getTag, slugsToPrerender } from '@/lib/articles/queries'
import { atBuild } from '@/lib/content/content'
import { topicRoutes } from '@/lib/articles/routes'
import { findByParam } from '@/lib/articles/slug-param'

type Context = { params: Promise<{ slug: string }> }

export const dynamic = 'force-static'
export const revalidate = 300

export const generateStaticParams = () =>
  atBuild(async () => (await slugsToPrerender('tag')).map((slug) => ({ slug })))

/** The newest articles of a tag, as RSS. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const tag = await findByParam((await params).slug, 'decoded', getTag)
  if (!tag) return new Response(null, { status: 404 })
  const feed = rssFeed(await readFeed('es', tag.articles), 'es', {
    title: TAGS.feedTitle(owner.site.title, tag.name),
    page: topicRoutes.tag(tag.slug),
    rss: topicRoutes.tagFeed(tag.slug),
  })
  return textResponse(feed, 'application/rss+xml')
}
