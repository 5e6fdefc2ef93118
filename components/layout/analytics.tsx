'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { isPreviewPath } from '@/lib/routing/preview-routes'

type Props = { measurementId: string }

/**
 * Loads the consent banner after hydration. Rendered only when the owner has an analytics id. A visit that begins with a
 * preview is not counted: whoever knows its address can read it.
 */
export function Analytics({ measurementId }: Props) {
  const [Banner, setBanner] = useState<ComponentType<Props> | null>(null)

  useEffect(() => {
    if (isPreviewPath(location.pathname)) return
    import('./consent-banner').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      () => undefined, // without the banner there is no consent and no analytics
    )
  }, [])

  return Banner && <Banner measurementId={measurementId} />
}
