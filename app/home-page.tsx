import type { Metadata } from 'next'
import { HomeScreen } from '@/components/home/home-screen'
import { PageViews } from '@/components/analytics/page-views'
import { JsonLd } from '@/components/ui/json-ld'
import { measurementId } from '@/lib/analytics/setting'
import { getParts } from '@/lib/content/content'
import { getRecentArticles, getTranslatedArticles } from '@/lib/articles/queries'
import { getFeatured, projectsIn } from '@/lib/projects/queries'
import { ownPicture } from '@/lib/images/own-file'
import { homeTitle, pageWords, wordsIn } from '@/lib/pages/words'
import { availability, getResume, rolePaths } from '@/lib/resume/current-resume'
import { pageMetadata } from '@/lib/seo/metadata'
import { homeData } from '@/lib/seo/person-data'
import { RECENT_ARTICLES } from '@/lib/site/constants'
import type { Language } from '@/lib/site/language'
import { ownerIn } from '@/lib/site/shown-site'
import { routes } from '@/lib/site/routes'

/** The home page in one language. */
export function homePage(language: Language) {
  async function generateMetadata(): Promise<Metadata> {
    return pageMetadata({
      title: homeTitle(language),
      description: pageWords('home', language).description,
      path: routes.home,
      card: 'home',
      language,
      hasTwin: true,
    })
  }

  async function HomePage() {
    const { site, home } = ownerIn(language)
    const [portrait, night, articles, featured, local] = await Promise.all([
      ownPicture('portrait', language),
      ownPicture('night', language),
      home.sections.includes('recent') ? recentArticles(language) : [],
      home.sections.includes('featured') && home.featured.length > 0 ? getFeatured(home.featured) : [],
      getResume(language),
    ])
    const parts = await getParts(language)
    return (
      <HomeScreen
        site={site}
        home={home}
        portrait={portrait}
        night={night}
        articles={articles}
        // Featured projects are configured by id or Spanish name, and shown in the page's language.
        featured={await projectsIn(language, featured)}
        rolePaths={parts.has('resume') ? rolePaths(home.roles, local.resume, language) : {}}
        available={availability(local, language)}
        parts={parts}
        language={language}
      >
        {measurementId && <PageViews names={[wordsIn(language).home.title]} asUserEvent />}
        <JsonLd data={await homeData(language)} />
      </HomeScreen>
    )
  }

  return { generateMetadata, Page: HomePage }
}

async function recentArticles(language: Language) {
  return language === 'es' ? getRecentArticles() : (await getTranslatedArticles()).slice(0, RECENT_ARTICLES)
}
