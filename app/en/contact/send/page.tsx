import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ContactScreen } from '@/components/contact/contact-screen'
import { getRejectedForm } from '@/lib/contact/answer'
import { contactMetadata, contactWords } from '@/lib/contact/words'
import { contactPath } from '@/lib/site/contact-settings'
import { contactRoutes } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  return contactMetadata('en', { title: contactWords('en').errorTitle, path: contactRoutes.send })
}

/** The form as it comes back to a browser without scripts, rendered for the request that sent it. */
export default async function EnglishRejectedContactPage() {
  const form = await getRejectedForm('en')
  if (!form) redirect(contactPath('en'))
  return <ContactScreen language="en" {...form} />
}
