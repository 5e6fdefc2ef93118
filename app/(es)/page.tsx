import type { Metadata } from 'next'
import { HomeScreen } from '@/components/home/home-screen'
import { PageViews } from '@/components/analytics/page-views'
import { JsonLd } from '@/components/ui/json-ld'
import { ownerIn } from '@/lib/site/owner-in'
import { measurementId } from '@/lib/analytics/setting'
import { HOME } from '@/lib/pages/home-words'
import { ownPicture } from '@/lib/images/own-pictures'
import { getParts, getRecentArticles } from '@/lib/content/queries'
import { getFeatured } from '@/lib/projects/featured'
import { getResume } from '@/lib/resume/current-resume'
import { availability } from '@/lib/resume/document'
import { rolePaths } from '@/lib/resume/role-paths'
import { routes } from '@/lib/site/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { homeTitle, pageWords } from '@/lib/pages/page-words'
import { homeData } from '@/lib/seo/person-data'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: homeTitle(),
    description: pageWords('home').description,
    path: routes.home,
    card: 'home',
    hasTwin: true,
  })
}

export default async function HomePage() {
  const { site, home } = ownerIn('es')
  const [portrait, night, articles, featured, local] = await Promise.all([
    ownPicture('portrait'),
    ownPicture('night'),
    home.sections.includes('recent') ? getRecentArticles() : [],
    home.sections.includes('featured') && home.featured.length > 0 ? getFeatured(home.featured) : [],
    getResume(),
  ])
  const parts = await getParts('es')
  return (
    <HomeScreen
      site={site}
      home={home}
      portrait={portrait}
      night={night}
      articles={articles}
      featured={featured}
      rolePaths={parts.has('resume') ? rolePaths(home.roles, local.resume) : {}}
      available={availability(local, 'es')}
      parts={parts}
    >
      {measurementId && <PageViews names={[HOME.title]} asUserEvent />}
      <JsonLd data={await homeData()} />
    </HomeScreen>
  )
}
