import { TAGS } from '@/lib/copy/ways'
import { owner } from '@/lib/config/owner'
import { buildFeed } from '@/lib/feeds/feed'
import { withFeedStyles } from '@/lib/feeds/feed-styles'
import { readFeed } from '@/lib/feeds/read-feed'
import { textResponse } from '@/lib/feeds/responses'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getSelection, slugsToPrerender } from '@/lib/portfolio/selections'
import { topicRoutes } from '@/lib/routing/topic-routes'
import { slugsOfParam } from '@/lib/routing/slug-param'

type Context = { params: Promise<{ slug: string }> }

export const dynamic = 'force-static'

export async function generateStaticParams() {
  return (await slugsToPrerender('tag')).map((slug) => ({ slug }))
}

/** The newest articles of a tag, as RSS. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await dependsOnOwner()
  for (const slug of slugsOfParam((await params).slug, 'decoded')) {
    const tag = await getSelection('tag', slug)
    if (!tag) continue
    const feed = buildFeed(await readFeed(tag.articles), {
      title: TAGS.feedTitle(owner.site.title, tag.name),
      page: topicRoutes.tag(slug),
      rss: topicRoutes.tagFeed(slug),
    })
    return textResponse(withFeedStyles(feed.rss2()), 'application/rss+xml')
  }
  return new Response(null, { status: 404 })
}
