'use client'

import { useTheme } from 'next-themes'
import { THEME } from '@/lib/copy/site'
import { MoonIcon, SunIcon } from '../ui/icons'
import styles from './theme-toggle.module.css'

/**
 * Two buttons, of which the theme shows one: so the title is right in the server's HTML, before and without any
 * script, and hydration changes nothing.
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
