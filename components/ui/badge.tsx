import { badgeTone } from '@/lib/articles/article'
import styles from './badge.module.css'
import { TagLink } from './tag-link'

/**
 * A tag in the colour defined for its name (SPEC §3).
 * @param linked false for plain text, where there is no topic page to link to
 */
export function Badge({ tag, linked = true }: { tag: string; linked?: boolean }) {
  return <TagLink tag={tag} className={styles.badge} tone={badgeTone(tag)} linked={linked} />
}
