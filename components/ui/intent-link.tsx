'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link whose page is prefetched once a pointer enters it. Next prefetches the page of every link in view, which costs
 * bytes that few visitors use and preloads stylesheets of other pages.
 */
export function IntentLink(props: ComponentProps<typeof Link>) {
  const [isLikely, setIsLikely] = useState(false)
  return <Link {...props} prefetch={isLikely ? null : false} onPointerEnter={() => setIsLikely(true)} />
}
