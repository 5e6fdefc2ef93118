import type { Metadata } from 'next'
import { AboutScreen } from '@/components/about/about-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { owner } from '@/lib/site/owner'
import { ABOUT } from '@/lib/pages/about-words'
import { ownPicture } from '@/lib/images/own-pictures'
import { routes } from '@/lib/site/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { pageWords } from '@/lib/pages/page-words'
import { profileData } from '@/lib/seo/person-data'
import { ownCalendar } from '../../own-calendar'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: `${ABOUT.title} | ${owner.site.title}`,
    description: pageWords('about').description,
    path: routes.about,
    card: 'about',
    hasTwin: true,
  })
}

export default async function AboutPage() {
  return (
    <AboutScreen about={owner.about} picture={await ownPicture('about')} calendar={await ownCalendar('es')}>
      <JsonLd data={await profileData()} />
    </AboutScreen>
  )
}
