import type { Metadata } from 'next'
import { ThanksScreen } from '@/components/contact/thanks-screen'
import { contactMetadata, contactWords } from '@/lib/contact/words'
import { getParts } from '@/lib/content/queries'
import { contactRoutes } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  return contactMetadata('en', { title: contactWords('en').thanks.title, path: contactRoutes.thanks })
}

/** The page that the form redirects to once the message is stored. */
export default async function EnglishContactThanksPage() {
  return <ThanksScreen language="en" parts={await getParts('en')} />
}
