import type { ReactNode } from 'react'
import { documentMetadata, SiteDocument } from '../site-document'

/** For hosts that keep pages by themselves; elsewhere the version of the content decides: lib/server/page-cache.ts. */
export const revalidate = 300

export async function generateMetadata() {
  return documentMetadata('es')
}

/** The root layout of the Spanish pages; app/en/layout.tsx is that of the English pages. */
export default function SpanishLayout({ children }: { children: ReactNode }) {
  return <SiteDocument language="es">{children}</SiteDocument>
}
