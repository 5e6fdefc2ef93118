import type { Metadata } from 'next'
import { ContactScreen } from '@/components/contact/contact-screen'
import { contactMetadata } from '@/lib/contact/metadata'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return contactMetadata('es')
}

export default async function ContactPage() {
  await dependsOnOwner()
  return <ContactScreen language="es" />
}
