import type { Metadata } from 'next'
import { AboutScreen } from '@/components/about/about-screen'
import { CalendarSection } from '@/components/contributions/calendar-section'
import { JsonLd } from '@/components/ui/json-ld'
import { site } from '@/content/site'
import { getContributions } from '@/lib/contributions/contributions'
import { ABOUT } from '@/lib/copy/about'
import { pageMetadata } from '@/lib/metadata'
import { dependsOn } from '@/lib/portfolio/freshness'
import { routes } from '@/lib/routes'
import { profileData } from '@/lib/structured-data/person'

export const metadata: Metadata = pageMetadata({
  title: `${ABOUT.title} | ${site.title}`,
  description: ABOUT.description(site.name, site.city),
  path: routes.about,
  card: 'about',
})

const YEARS_BACK = 3

export default async function AboutPage() {
  await dependsOn('contributions')
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: YEARS_BACK }, (_, index) => thisYear - index)
  return (
    <AboutScreen>
      <JsonLd data={profileData()} />
      <CalendarSection {...await getContributions()} years={years} />
    </AboutScreen>
  )
}
