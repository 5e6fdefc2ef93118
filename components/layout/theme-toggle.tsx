'use client'

import { useTheme } from 'next-themes'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './theme-toggle.module.css'

type ThemeToggleProps = { moon: ReactNode; sun: ReactNode; words: { toLight: string; toDark: string } }

/**
 * Two buttons, one of which CSS hides according to the theme. The server doesn't know the theme, but renders the right
 * titles this way, and hydration changes nothing. The focus moves from the hidden button to the other one. The icons
 * are rendered by the server, which keeps them out of the client bundle.
 */
export function ThemeToggle({ moon, sun, words }: ThemeToggleProps) {
  const { resolvedTheme, setTheme } = useTheme()
  const buttons = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const find = (where: string) => buttons.current?.querySelector<HTMLElement>(`[data-to${where}]`)
    // The provider also updates the page's theme in an effect, which runs after this one.
    queueMicrotask(() => {
      if (document.activeElement === find(`=${resolvedTheme}`))
        find(`]:not([data-to=${resolvedTheme}`)?.focus()
    })
  }, [resolvedTheme])

  return (
    <span ref={buttons}>
      <button
        type="button"
        className={styles.toggle}
        data-to="dark"
        title={words.toDark}
        aria-label={words.toDark}
        onClick={() => setTheme('dark')}
      >
        {moon}
      </button>
      <button
        type="button"
        className={styles.toggle}
        data-to="light"
        title={words.toLight}
        aria-label={words.toLight}
        onClick={() => setTheme('light')}
      >
        {sun}
      </button>
    </span>
  )
}
