import type { Metadata } from 'next'
import { ThanksScreen } from '@/components/contact/thanks-screen'
import { contactMetadata } from '@/lib/contact/metadata'
import { contactWords } from '@/lib/contact/words'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { contactRoutes } from '@/lib/routing/contact-routes'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner('en')
  return contactMetadata('en', { title: contactWords('en').thanks.title, path: contactRoutes.thanks })
}

/** The page that the form redirects to once the message is stored. */
export default async function EnglishContactThanksPage() {
  await dependsOnOwner('en')
  return <ThanksScreen language="en" />
}
