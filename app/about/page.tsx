import type { Metadata } from 'next'
import { AboutScreen } from '@/components/about/about-screen'
import { CalendarSection } from '@/components/contributions/calendar-section'
import { JsonLd } from '@/components/ui/json-ld'
import { owner } from '@/lib/config/owner'
import {
  CONTRIBUTIONS_MAX_AGE_MS,
  contributionsName,
  getContributions,
} from '@/lib/services/contributions/contributions'
import { ABOUT } from '@/lib/copy/about'
import { ownPicture } from '@/lib/images/own-pictures'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { dependsOn } from '@/lib/portfolio/page-tags'
import { dependsOnResume } from '@/lib/resume/current-resume'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { pageWords } from '@/lib/seo/page-words'
import { profileData } from '@/lib/seo/person-data'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return pageMetadata({
    title: `${ABOUT.title} | ${owner.site.title}`,
    description: pageWords('about').description,
    path: routes.about,
    card: 'about',
  })
}

const YEARS_BACK = 3

export default async function AboutPage() {
  await dependsOnOwner()
  await dependsOnResume()
  const { about, site } = owner
  const calendar = site.calendarUser && about.sections.includes('calendar') ? await calendarSection() : null
  return (
    <AboutScreen about={about} picture={await ownPicture('about')} calendar={calendar}>
      <JsonLd data={profileData()} />
    </AboutScreen>
  )
}

/** When the calendar can't be loaded, the page shows a message in its place. */
async function calendarSection() {
  const contributions = await getContributions().catch(() => null)
  await dependsOn(contributionsName('last'), contributions?.reading, CONTRIBUTIONS_MAX_AGE_MS)
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: YEARS_BACK }, (_, index) => thisYear - index)
  const { headings } = owner.about
  return <CalendarSection contributions={contributions} years={years} heading={headings.calendar} />
}
