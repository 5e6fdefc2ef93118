import 'server-only'
import { generateETag } from 'next/dist/server/lib/etag'

/** The ETag that Next gives a page: an answer that has it has exactly this HTML. */
export function etagOf(html: string): string {
  return generateETag(html)
}
