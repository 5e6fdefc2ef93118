'use client'

import { usePathname } from 'next/navigation'
import Script from 'next/script'
import { useEffect, useRef, useState } from 'react'
import { type CookielessService, scriptOf } from '@/lib/analytics/service'
import { isPreviewPath } from '@/lib/articles/routes'

type Props = { service: CookielessService }

/**
 * Loads the script of a service without cookies when the browser is idle. It isn't loaded for visitors who ask not to
 * be tracked (Do Not Track, Global Privacy Control), nor on a visit that starts on a preview, whose address is a secret.
 * It is rendered in the browser only.
 */
export function CookielessScript({ service }: Props) {
  const [isWelcome] = useState(mayMeasure)
  if (!isWelcome) return null
  return (
    <>
      <Script strategy="lazyOnload" {...scriptOf(service)} />
      {service.kind === 'goatcounter' && <CountedNavigations />}
    </>
  )
}

type GoatCounter = { count?: (view: { path: string }) => void }

/** Counts the pages after the first one; unlike the other scripts, GoatCounter's doesn't see navigations without a load. */
function CountedNavigations() {
  const path = usePathname()
  const counted = useRef(path)
  useEffect(() => {
    if (counted.current === path) return
    counted.current = path
    ;(window as { goatcounter?: GoatCounter }).goatcounter?.count?.({ path })
  }, [path])
  return null
}

function mayMeasure(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as { globalPrivacyControl?: boolean } & Navigator
  return !globalPrivacyControl && doNotTrack !== '1' && !isPreviewPath(location.pathname)
}
