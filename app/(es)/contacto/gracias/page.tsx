import type { Metadata } from 'next'
import { ThanksScreen } from '@/components/contact/thanks-screen'
import { contactMetadata } from '@/lib/contact/metadata'
import { contactWords } from '@/lib/contact/words'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { contactRoutes } from '@/lib/routing/contact-routes'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return contactMetadata('es', { title: contactWords('es').thanks.title, path: contactRoutes.thanks })
}

/** The page that the form redirects to once the message is stored. */
export default async function ContactThanksPage() {
  await dependsOnOwner()
  return <ThanksScreen language="es" />
}
