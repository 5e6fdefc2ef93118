import type { Metadata } from 'next'
import { AboutMe } from '@/components/home/about-me'
import { Hero } from '@/components/home/hero'
import { RecentArticles } from '@/components/home/recent-articles'
import { PageView } from '@/components/layout/page-view'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { owner } from '@/lib/config/owner'
import { findOwnerFile } from '@/lib/config/owner-files'
import { measurementId } from '@/lib/config/measurement-id'
import { HOME } from '@/lib/copy/home'
import { pageMetadata } from '@/lib/seo/metadata'
import { getRecentArticles } from '@/lib/portfolio/queries'
import { routes } from '@/lib/routing/routes'
import { homeData } from '@/lib/seo/person-data'

/** URL of the owner's portrait, which is optional. */
const PORTRAIT = '/images/portrait.svg'

export const metadata: Metadata = pageMetadata({
  title: `${HOME.title} | ${owner.site.title}`,
  description: owner.site.description,
  path: routes.home,
  card: 'home',
})

export default async function HomePage() {
  return (
    <Container>
      {measurementId && <PageView names={[HOME.title]} asUserEvent />}
      <JsonLd data={homeData()} />
      <Hero site={owner.site} home={owner.home} portrait={findOwnerFile(PORTRAIT) && PORTRAIT} />
      <RecentArticles articles={await getRecentArticles()} />
      <AboutMe home={owner.home} social={owner.site.social} />
    </Container>
  )
}
