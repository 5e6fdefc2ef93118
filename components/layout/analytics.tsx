'use client'

import { type ComponentType, useEffect, useState } from 'react'

type Props = { measurementId: string }

/** Loads the consent banner after hydration. Rendered only if the owner has an analytics id. */
export function Analytics({ measurementId }: Props) {
  const [Banner, setBanner] = useState<ComponentType<Props> | null>(null)

  useEffect(() => {
    import('./consent-banner').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      () => undefined, // without the banner there is no consent and no analytics
    )
  }, [])

  return Banner && <Banner measurementId={measurementId} />
}
