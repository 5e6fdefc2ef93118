import type { ReactNode } from 'react'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { documentMetadata, SiteDocument } from '../site-document'

export async function generateMetadata() {
  await dependsOnOwner()
  return documentMetadata('es')
}

/** The root layout of the Spanish pages; app/en/layout.tsx is that of the English pages. */
export default function SpanishLayout({ children }: { children: ReactNode }) {
  return <SiteDocument language="es">{children}</SiteDocument>
}
