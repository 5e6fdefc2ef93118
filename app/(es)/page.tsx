import type { Metadata } from 'next'
import { HomeScreen } from '@/components/home/home-screen'
import { PageViews } from '@/components/analytics/page-views'
import { JsonLd } from '@/components/ui/json-ld'
import { ownerIn } from '@/lib/config/owner-in'
import { measurementId } from '@/lib/analytics/setting'
import { HOME } from '@/lib/copy/home'
import { ownPicture } from '@/lib/images/own-pictures'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getRecentArticles } from '@/lib/portfolio/queries'
import { getFeatured } from '@/lib/projects/featured'
import { currentResume, dependsOnResume } from '@/lib/resume/current-resume'
import { rolePaths } from '@/lib/resume/role-paths'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { homeTitle, pageWords } from '@/lib/seo/page-words'
import { homeData } from '@/lib/seo/person-data'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return pageMetadata({
    title: homeTitle(),
    description: pageWords('home').description,
    path: routes.home,
    card: 'home',
    hasTwin: true,
  })
}

export default async function HomePage() {
  await dependsOnOwner()
  await dependsOnResume()
  const { site, home } = ownerIn('es')
  // Loads only the sections that are shown, so that the page depends on nothing else.
  const [portrait, articles, featured] = await Promise.all([
    ownPicture('portrait'),
    home.sections.includes('recent') ? getRecentArticles() : [],
    home.sections.includes('featured') && home.featured.length > 0 ? getFeatured(home.featured) : [],
  ])
  return (
    <HomeScreen
      site={site}
      home={home}
      portrait={portrait}
      articles={articles}
      featured={featured}
      rolePaths={rolePaths(home.roles, currentResume())}
    >
      {measurementId && <PageViews names={[HOME.title]} asUserEvent />}
      <JsonLd data={homeData()} />
    </HomeScreen>
  )
}
