import type { Metadata } from 'next'
import { ThanksScreen } from '@/components/contact/thanks-screen'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { thanksMetadata } from '@/lib/seo/contact-metadata'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner('en')
  return thanksMetadata('en')
}

/** Where the form leads once the message is kept. */
export default async function EnglishContactThanksPage() {
  await dependsOnOwner('en')
  return <ThanksScreen language="en" />
}
