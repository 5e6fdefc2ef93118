import { CoverTransitionLink } from './cover-transition-link'
import styles from './card-link.module.css'

type CardLinkProps = { href: string; title: string; cover: number; loading: string; className?: string }

/** The link of a card. It shows progress until the article has loaded; analytics knows it by its mark (SPEC §7). */
export function CardLink({ href, title, cover, loading, className }: CardLinkProps) {
  return (
    <CoverTransitionLink
      href={href}
      cover={cover}
      className={className}
      isCard
      pending={<span className={styles.pending} role="status" aria-label={loading} />}
    >
      {title}
    </CoverTransitionLink>
  )
}
