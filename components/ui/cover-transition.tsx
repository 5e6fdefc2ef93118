'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type ReactNode, useTransition } from 'react'
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

const NAME = 'cover'
/** The browser freezes the page while it waits, so a page that takes longer is shown without the transition. */
const MAX_WAIT_MS = 300

let resolveRendered: (() => void) | null = null

/** Reports that the new page has been rendered. */
export function pageRendered(): void {
  resolveRendered?.()
}

/**
 * Navigates with a view transition between the cover of a card and that of its article, if the browser supports it and
 * motion is allowed. React's `<ViewTransition>` is not used, because it writes invalid attributes into the server's
 * HTML.
 * @param cover value of `data-cover` on both images
 * @param navigate starts the navigation
 */
function transitionCover(cover: string, navigate: () => void): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (reducedMotion || !('startViewTransition' in document)) return navigate()
  const before = nameImage(cover)
  const transition = document.startViewTransition(async () => {
    navigate()
    await nextRender()
    nameImage(cover)
  })
  // It is skipped when another one begins or the tab is hidden; the navigation happens all the same.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    for (const image of [before, findImage(cover)]) image?.style.removeProperty('view-transition-name')
  })
}

function nextRender(): Promise<void> {
  return new Promise((resolve) => {
    resolveRendered = resolve
    setTimeout(resolve, MAX_WAIT_MS)
  })
}

/** Gives the name of the transition to one image alone: an earlier one that was skipped may not have returned it yet. */
function nameImage(cover: string): HTMLElement | null {
  for (const named of document.querySelectorAll<HTMLElement>('[data-cover]'))
    named.style.removeProperty('view-transition-name')
  const image = findImage(cover)
  image?.style.setProperty('view-transition-name', NAME)
  return image
}

function findImage(cover: string): HTMLElement | null {
  return document.querySelector(`[data-cover="${CSS.escape(cover)}"]`)
}
