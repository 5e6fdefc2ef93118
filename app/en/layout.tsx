import type { ReactNode } from 'react'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { documentMetadata, SiteDocument } from '../site-document'

export async function generateMetadata() {
  await dependsOnOwner()
  return documentMetadata('en')
}

/** The root layout of the English pages; app/(es)/layout.tsx is that of the Spanish pages. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <SiteDocument language="en">{children}</SiteDocument>
}
