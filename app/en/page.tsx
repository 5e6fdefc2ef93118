import type { Metadata } from 'next'
import { HomeScreen } from '@/components/home/home-screen'
import { PageViews } from '@/components/analytics/page-views'
import { JsonLd } from '@/components/ui/json-ld'
import { measurementId } from '@/lib/analytics/setting'
import { ownerIn } from '@/lib/site/owner-in'
import { RECENT_ARTICLES } from '@/lib/site/constants'
import { HOME_EN } from '@/lib/pages/home-words.en'
import { ownPicture } from '@/lib/images/own-pictures'
import { getParts, getTranslatedArticles, projectsIn } from '@/lib/content/queries'
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
    title: homeTitle('en'),
    description: pageWords('home', 'en').description,
    path: routes.home,
    card: 'home',
    language: 'en',
    hasTwin: true,
  })
}

export default async function EnglishHomePage() {
  const { site, home } = ownerIn('en')
  const [portrait, night, articles, projects, local] = await Promise.all([
    ownPicture('portrait', 'en'),
    ownPicture('night', 'en'),
    home.sections.includes('recent') ? getTranslatedArticles() : [],
    home.sections.includes('featured') && home.featured.length > 0 ? getFeatured(home.featured) : [],
    getResume('en'),
  ])
  // Featured projects are configured by id or Spanish name, and shown in English.
  const featured = await projectsIn('en', projects)
  const parts = await getParts('en')
  return (
    <HomeScreen
      site={site}
      home={home}
      portrait={portrait}
      night={night}
      articles={articles.slice(0, RECENT_ARTICLES)}
      featured={featured}
      language="en"
      rolePaths={parts.has('resume') ? rolePaths(home.roles, local.resume, 'en') : {}}
      available={availability(local, 'en')}
      parts={parts}
    >
      {measurementId && <PageViews names={[HOME_EN.title]} asUserEvent />}
      <JsonLd data={await homeData('en')} />
    </HomeScreen>
  )
}
