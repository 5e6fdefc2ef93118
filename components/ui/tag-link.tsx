import { badgeTone } from '@/lib/articles/article'
import { IntentLink } from './intent-link'
import type { ReactNode } from 'react'
import { topicRoutes } from '@/lib/articles/routes'
import { slugOf } from '@/lib/text/slug'
import styles from './badge.module.css'

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

/**
 * A tag in the colour defined for its name (SPEC §3).
 * @param linked false for plain text, where there is no topic page to link to
 */
export function Badge({ tag, linked = true }: { tag: string; linked?: boolean }) {
  return <TagLink tag={tag} className={styles.badge} tone={badgeTone(tag)} linked={linked} />
}
