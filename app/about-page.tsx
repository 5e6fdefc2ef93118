import type { Metadata } from 'next'
import { AboutScreen } from '@/components/about/about-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { ownPicture } from '@/lib/images/own-pictures'
import { pageWords } from '@/lib/pages/page-words'
import { wordsIn } from '@/lib/pages/words'
import { pageMetadata } from '@/lib/seo/metadata'
import { profileData } from '@/lib/seo/person-data'
import type { Language } from '@/lib/site/language'
import { ownerIn } from '@/lib/site/shown-site'
import { routes } from '@/lib/site/routes'
import { ownCalendar } from './own-calendar'

/** The page about the owner, in one language. */
export function aboutPage(language: Language) {
  async function generateMetadata(): Promise<Metadata> {
    return pageMetadata({
      title: `${wordsIn(language).about.title} | ${ownerIn(language).site.title}`,
      description: pageWords('about', language).description,
      path: routes.about,
      card: 'about',
      language,
      hasTwin: true,
    })
  }

  async function AboutPage() {
    return (
      <AboutScreen
        about={ownerIn(language).about}
        picture={await ownPicture('about', language)}
        calendar={await ownCalendar(language)}
        language={language}
      >
        <JsonLd data={await profileData(language)} />
      </AboutScreen>
    )
  }

  return { generateMetadata, Page: AboutPage }
}
