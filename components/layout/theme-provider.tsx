'use client'

import { ThemeProvider as NextThemes } from 'next-themes'
import type { ReactNode } from 'react'
import { STORAGE_KEYS } from '@/lib/config/browser-constants'

/** Stores the theme under 'preferencia'; without a stored value, the system's preference applies (SPEC §2). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes
      attribute="data-theme"
      storageKey={STORAGE_KEYS.theme}
      defaultTheme="system"
      enableSystem
      enableColorScheme={false}
      disableTransitionOnChange
    >
      {children}
    </NextThemes>
  )
}
