import type { Metadata } from 'next'
import { ThanksScreen } from '@/components/contact/thanks-screen'
import { thanksMetadata } from '@/lib/seo/contact-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return thanksMetadata('en')
}

/** The page that the form redirects to once the message is stored. */
export default async function EnglishContactThanksPage() {
  return <ThanksScreen language="en" />
}
