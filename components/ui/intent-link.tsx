'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link whose page is fetched ahead once a pointer is on it. Fetching the page of every link in view, as Next does, costs
 * bytes that few visitors use, and announces stylesheets of other pages.
 */
export function IntentLink(props: ComponentProps<typeof Link>) {
  const [isLikely, setIsLikely] = useState(false)
  return <Link {...props} prefetch={isLikely ? null : false} onPointerEnter={() => setIsLikely(true)} />
}
