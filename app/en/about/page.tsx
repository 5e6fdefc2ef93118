import type { Metadata } from 'next'
import { AboutScreen } from '@/components/about/about-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { ownerIn } from '@/lib/site/owner-in'
import { ABOUT_EN } from '@/lib/pages/about-words.en'
import { ownPicture } from '@/lib/images/own-pictures'
import { routes } from '@/lib/site/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { pageWords } from '@/lib/pages/page-words'
import { profileData } from '@/lib/seo/person-data'
import { ownCalendar } from '../../own-calendar'

export async function generateMetadata(): Promise<Metadata> {
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
  return (
    <AboutScreen
      about={ownerIn('en').about}
      picture={await ownPicture('about', 'en')}
      calendar={await ownCalendar('en')}
      language="en"
    >
      <JsonLd data={await profileData('en')} />
    </AboutScreen>
  )
}
