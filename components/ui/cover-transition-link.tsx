'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type ReactNode, useTransition } from 'react'
import { transitionCover } from './cover-transition'
import { IntentLink } from './intent-link'

type CoverTransitionLinkProps = Omit<ComponentProps<typeof IntentLink>, 'href' | 'onNavigate'> & {
  href: string
  /** The `data-cover` of the pictures that take part in the view transition: an article's id, or a project's anchor. */
  cover: number | string
  /** Whether it is the link of a card, whose clicks analytics reports. */
  isCard?: boolean
  /** Shown while the next page loads. */
  pending?: ReactNode
}

/** A link between a list and a page of it, with a view transition between their covers. */
export function CoverTransitionLink({
  href,
  cover,
  isCard = false,
  pending,
  children,
  ...link
}: CoverTransitionLinkProps) {
  const router = useRouter()
  const [navigating, startNavigation] = useTransition()
  return (
    <IntentLink
      {...link}
      href={href}
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
