import { safeJson } from '@/lib/text/escaping'

/**
 * Structured data for search engines, escaped so that no value can close the script element. Renders nothing for null.
 */
export function JsonLd({ data }: { data: object | null }) {
  if (data === null) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />
}
