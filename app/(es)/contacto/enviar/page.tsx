import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ContactScreen } from '@/components/contact/contact-screen'
import { getRejectedForm } from '@/lib/contact/answer'
import { contactMetadata, contactWords } from '@/lib/contact/words'
import { contactPath } from '@/lib/site/contact-settings'
import { contactRoutes } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  return contactMetadata('es', { title: contactWords('es').errorTitle, path: contactRoutes.send })
}

/** The form as it comes back to a browser without scripts, rendered for the request that sent it. */
export default async function RejectedContactPage() {
  const form = await getRejectedForm('es')
  if (!form) redirect(contactPath('es'))
  return <ContactScreen language="es" {...form} />
}
