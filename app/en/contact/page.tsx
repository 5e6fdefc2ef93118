import type { Metadata } from 'next'
import { ContactScreen } from '@/components/contact/contact-screen'
import { contactMetadata } from '@/lib/contact/metadata'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner('en')
  return contactMetadata('en')
}

export default async function EnglishContactPage() {
  await dependsOnOwner('en')
  return <ContactScreen language="en" />
}
