import type { Metadata } from 'next'
import { ContactScreen } from '@/components/contact/contact-screen'
import { contactMetadata } from '@/lib/contact/words'

export async function generateMetadata(): Promise<Metadata> {
  return contactMetadata('en')
}

export default async function EnglishContactPage() {
  return <ContactScreen language="en" />
}
