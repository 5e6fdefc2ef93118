'use client'

import { useTheme } from 'next-themes'
import { THEME } from '@/lib/copy/site'
import { MoonIcon, SunIcon } from '../ui/icons'
import styles from './theme-toggle.module.css'

/**
 * Two buttons, one of which CSS hides according to the theme: the server, which doesn't know the theme, renders the
 * right titles, and hydration changes nothing.
 */
export function ThemeToggle() {
  const { setTheme } = useTheme()
  return (
    <span>
      <button
        type="button"
        className={styles.toggle}
        data-to="dark"
        title={THEME.toDark}
        aria-label={THEME.toDark}
        onClick={() => setTheme('dark')}
      >
        <MoonIcon />
      </button>
      <button
        type="button"
        className={styles.toggle}
        data-to="light"
        title={THEME.toLight}
        aria-label={THEME.toLight}
        onClick={() => setTheme('light')}
      >
        <SunIcon />
      </button>
    </span>
  )
}
