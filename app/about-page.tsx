import type { Metadata } from 'next'
import { AboutScreen } from '@/components/about/about-screen'
import { CalendarSection } from '@/components/calendar/calendar-section'
import { JsonLd } from '@/components/ui/json-ld'
import { getContributions } from '@/lib/calendar/contributions'
import { ownPicture } from '@/lib/images/own-file'
import { pageWords, wordsIn } from '@/lib/pages/words'
import { pageMetadata } from '@/lib/seo/metadata'
import { profileData } from '@/lib/seo/person-data'
import type { Language } from '@/lib/site/language'
import { ownerIn } from '@/lib/site/shown-site'
import { routes } from '@/lib/site/routes'
import { yearInMadrid } from '@/lib/text/date'

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

const YEARS_BACK = 3

/**
 * Renders the calendar of the owner's account; null if the owner has no account or doesn't show the calendar. If the
 * data can't be loaded, the page shows a message instead.
 */
export async function ownCalendar(language: Language) {
  const { about, site } = ownerIn(language)
  if (!site.calendarUser || !about.sections.includes('calendar')) return null
  const contributions = await getContributions()
  const thisYear = yearInMadrid(new Date())
  const years = Array.from({ length: YEARS_BACK }, (_, index) => thisYear - index)
  return (
    <CalendarSection
      contributions={contributions}
      years={years}
      heading={about.headings.calendar}
      language={language}
    />
  )
}
