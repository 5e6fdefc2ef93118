import type { Metadata } from 'next'
import { ThanksScreen } from '@/components/contact/thanks-screen'
import { thanksMetadata } from '@/lib/seo/contact-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return thanksMetadata('es')
}

/** The page that the form redirects to once the message is stored. */
export default async function ContactThanksPage() {
  return <ThanksScreen language="es" />
}
