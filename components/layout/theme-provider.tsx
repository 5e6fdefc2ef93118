'use client'

import { ThemeProvider as NextThemes } from 'next-themes'
import type { ReactNode } from 'react'
import { NEVER, ONLY_WITH } from '@/lib/browser/inline-script'
import { STORAGE_KEYS } from '@/lib/config/browser-constants'

/** Leaves out the library's own inline script: FirstScript has already set the theme (lib/browser/stored-theme.ts). */
const SCRIPT = { [ONLY_WITH]: NEVER }

/** Stores the theme under 'preferencia'. Without a stored value, the system's preference applies (SPEC §2). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes
      attribute="data-theme"
      storageKey={STORAGE_KEYS.theme}
      defaultTheme="system"
      enableSystem
      enableColorScheme={false}
      disableTransitionOnChange
      scriptProps={SCRIPT}
    >
      {children}
    </NextThemes>
  )
}
