import type { Metadata } from 'next'
import { ThanksScreen } from '@/components/contact/thanks-screen'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { thanksMetadata } from '@/lib/seo/contact-metadata'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return thanksMetadata('es')
}

/** Where the form leads once the message is kept. */
export default async function ContactThanksPage() {
  await dependsOnOwner()
  return <ThanksScreen language="es" />
}
