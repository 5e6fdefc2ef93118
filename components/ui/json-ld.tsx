import { safeJson } from '@/lib/text/escaping'

/** Structured data for search engines, escaped so that no value can close the script element. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />
}
