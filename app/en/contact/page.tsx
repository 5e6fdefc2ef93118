import type { Metadata } from 'next'
import { ContactScreen } from '@/components/contact/contact-screen'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { contactMetadata } from '@/lib/seo/contact-metadata'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner('en')
  return contactMetadata('en')
}

export default async function EnglishContactPage() {
  await dependsOnOwner('en')
  return <ContactScreen language="en" />
}
