import type { Metadata } from 'next'
import { ContactScreen } from '@/components/contact/contact-screen'
import { contactMetadata } from '@/lib/contact/words'

export async function generateMetadata(): Promise<Metadata> {
  return contactMetadata('es')
}

export default async function ContactPage() {
  return <ContactScreen language="es" />
}
