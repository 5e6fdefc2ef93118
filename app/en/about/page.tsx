import type { Metadata } from 'next'
import { AboutScreen } from '@/components/about/about-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { ownerIn } from '@/lib/config/owner-in'
import { ABOUT_EN } from '@/lib/copy/en/about'
import { ownPicture } from '@/lib/images/own-pictures'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { dependsOnResume } from '@/lib/resume/current-resume'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { pageWords } from '@/lib/seo/page-words'
import { profileData } from '@/lib/seo/person-data'
import { ownCalendar } from '../../own-calendar'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner('en')
  return pageMetadata({
    title: `${ABOUT_EN.title} | ${ownerIn('en').site.title}`,
    description: pageWords('about', 'en').description,
    path: routes.about,
    card: 'about',
    language: 'en',
    hasTwin: true,
  })
}

export default async function EnglishAboutPage() {
  await dependsOnOwner('en')
  await dependsOnResume('en')
  return (
    <AboutScreen
      about={ownerIn('en').about}
      picture={await ownPicture('about', 'en')}
      calendar={await ownCalendar('en')}
      language="en"
    >
      <JsonLd data={profileData('en')} />
    </AboutScreen>
  )
}
