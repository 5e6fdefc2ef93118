import { IntentLink } from './intent-link'
import type { ReactNode } from 'react'
import { topicRoutes } from '@/lib/articles/routes'
import { slugOf } from '@/lib/text/slug'

type TagLinkProps = { tag: string; className?: string; tone?: string; linked?: boolean; children?: ReactNode }

/**
 * A link from a tag to its articles; plain text if the tag's name yields no slug. A page has many, so none is
 * prefetched until a pointer enters its link.
 */
export function TagLink({ tag, className, tone, linked = true, children = tag }: TagLinkProps) {
  const slug = linked ? slugOf(tag) : ''
  const shown = { className, 'data-tone': tone, children }
  return slug ? <IntentLink href={topicRoutes.tag(slug)} {...shown} /> : <span {...shown} />
}
