import type { ReactNode } from 'react'
import { documentMetadata, SiteDocument } from '../site-document'

/** For hosts that keep pages by themselves; elsewhere the version of the content decides: lib/server/page-cache.ts. */
export const revalidate = 300

export async function generateMetadata() {
  return documentMetadata('en')
}

/** The root layout of the English pages; app/(es)/layout.tsx is that of the Spanish pages. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <SiteDocument language="en">{children}</SiteDocument>
}
