import type { Metadata } from 'next'
import { ThanksScreen } from '@/components/contact/thanks-screen'
import { contactMetadata, contactWords } from '@/lib/contact/words'
import { getParts } from '@/lib/content/queries'
import { contactRoutes } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  return contactMetadata('es', { title: contactWords('es').thanks.title, path: contactRoutes.thanks })
}

/** The page that the form redirects to once the message is stored. */
export default async function ContactThanksPage() {
  return <ThanksScreen language="es" parts={await getParts('es')} />
}
