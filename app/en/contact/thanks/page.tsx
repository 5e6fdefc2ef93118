import type { Metadata } from 'next'
import { ThanksScreen } from '@/components/contact/thanks-screen'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { thanksMetadata } from '@/lib/seo/contact-metadata'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner('en')
  return thanksMetadata('en')
}

/** The page that the form redirects to once the message is stored. */
export default async function EnglishContactThanksPage() {
  await dependsOnOwner('en')
  return <ThanksScreen language="en" />
}
