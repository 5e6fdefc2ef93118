import { safeJson } from '@/lib/text/escaping'

/** Data for search engines; nothing in it can end the element that carries it. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />
}
