'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import { morphCover } from './cover-morph'

type MorphLinkProps = {
  href: string
  /** The article whose cover stays in view on the way. */
  cover: number
  className?: string
  onClick?: () => void
  /** What is shown while the next page isn't here yet. */
  pending?: ReactNode
  children: ReactNode
}

/** A link between a list and an article: the cover moves from one to the other. */
export function MorphLink({ href, cover, className, onClick, pending, children }: MorphLinkProps) {
  const router = useRouter()
  const [moving, startMoving] = useTransition()
  return (
    <Link
      href={href}
      className={className}
      onClick={onClick}
      onNavigate={(event) => {
        event.preventDefault()
        morphCover(String(cover), () => startMoving(() => router.push(href)))
      }}
    >
      {children}
      {moving && pending}
    </Link>
  )
}
