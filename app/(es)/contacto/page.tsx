import type { Metadata } from 'next'
import { ContactScreen } from '@/components/contact/contact-screen'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { contactMetadata } from '@/lib/seo/contact-metadata'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return contactMetadata('es')
}

export default async function ContactPage() {
  await dependsOnOwner()
  return <ContactScreen language="es" />
}
