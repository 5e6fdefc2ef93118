'use client'

import { IntentLink } from './intent-link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import { transitionCover } from './cover-transition'

type CoverTransitionLinkProps = {
  href: string
  /** Id of the article whose cover takes part in the view transition. */
  cover: number
  className?: string
  /** Whether it is the link of a card, whose clicks analytics reports. */
  isCard?: boolean
  /** Shown while the next page loads. */
  pending?: ReactNode
  children: ReactNode
}

/** A link between a list and an article, with a view transition between their covers. */
export function CoverTransitionLink({
  href,
  cover,
  className,
  isCard = false,
  pending,
  children,
}: CoverTransitionLinkProps) {
  const router = useRouter()
  const [navigating, startNavigation] = useTransition()
  return (
    <IntentLink
      href={href}
      className={className}
      data-card={isCard ? '' : undefined}
      onNavigate={(event) => {
        event.preventDefault()
        transitionCover(String(cover), () => startNavigation(() => router.push(href)))
      }}
    >
      {children}
      {navigating && pending}
    </IntentLink>
  )
}
