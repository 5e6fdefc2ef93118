import type { Metadata } from 'next'
import { SubscribeScreen } from '@/components/articles/subscribe-screen'
import { getTopics } from '@/lib/articles/queries'
import { owner } from '@/lib/site/owner'
import { SUBSCRIBE } from '@/lib/pages/screen-words'
import { topicRoutes } from '@/lib/articles/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: `${SUBSCRIBE.title} | ${owner.site.title}`,
    description: SUBSCRIBE.description(owner.site.title),
    path: topicRoutes.subscribe,
    card: 'articles',
  })
}

export default async function SubscribePage() {
  return <SubscribeScreen hasTags={(await getTopics()).tags.length > 0} />
}
