import 'server-only'
import { generateETag } from 'next/dist/server/lib/etag'

/** Returns the ETag that Next gives a page. A response with this ETag has exactly this HTML. */
export function etagOf(html: string): string {
  return generateETag(html)
}
