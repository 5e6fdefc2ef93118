import type { Metadata } from 'next'
import { AboutScreen } from '@/components/about/about-screen'
import { CalendarSection } from '@/components/contributions/calendar-section'
import { JsonLd } from '@/components/ui/json-ld'
import { owner } from '@/lib/config/owner'
import { findOwnerFile } from '@/lib/config/owner-files'
import {
  CONTRIBUTIONS_MAX_AGE_MS,
  contributionsName,
  getContributions,
} from '@/lib/services/contributions/contributions'
import { ABOUT } from '@/lib/copy/about'
import { pageMetadata } from '@/lib/seo/metadata'
import { dependsOn } from '@/lib/portfolio/page-tags'
import { routes } from '@/lib/routing/routes'
import { profileData } from '@/lib/seo/person-data'

export const metadata: Metadata = pageMetadata({
  title: `${ABOUT.title} | ${owner.site.title}`,
  description: ABOUT.description(owner.site.name, owner.site.city),
  path: routes.about,
  card: 'about',
})

/** URL of the picture next to the owner's hobbies, which is optional. */
const PICTURE = '/images/hobbies.svg'
const YEARS_BACK = 3

export default async function AboutPage() {
  // When the calendar can't be loaded, the page shows a message in its place.
  const contributions = await getContributions().catch(() => null)
  await dependsOn(contributionsName('last'), contributions?.reading, CONTRIBUTIONS_MAX_AGE_MS)
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: YEARS_BACK }, (_, index) => thisYear - index)
  return (
    <AboutScreen about={owner.about} picture={findOwnerFile(PICTURE) && PICTURE}>
      <JsonLd data={profileData()} />
      <CalendarSection contributions={contributions} years={years} />
    </AboutScreen>
  )
}
