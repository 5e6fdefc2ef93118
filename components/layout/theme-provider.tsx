'use client'

import { ThemeProvider as NextThemes } from 'next-themes'
import type { ReactNode } from 'react'
import { BEFORE_PAINT, STORAGE_KEYS } from '@/lib/site/constants'

/** The library's inline script sets the theme; it has to run before anything is painted. */
const SCRIPT = { [BEFORE_PAINT]: '' }

/** Stores the theme under 'preferencia'. Without a stored value, the system's preference applies (SPEC §2). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes
      attribute="data-theme"
      storageKey={STORAGE_KEYS.theme}
      defaultTheme="system"
      enableSystem
      enableColorScheme={false}
      scriptProps={SCRIPT}
    >
      {children}
    </NextThemes>
  )
}
