'use client'

import { useTheme } from 'next-themes'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './theme-toggle.module.css'

type ThemeToggleProps = { moon: ReactNode; sun: ReactNode; words: { toLight: string; toDark: string } }

/**
 * Two buttons, one of which CSS hides according to the theme: the server, which doesn't know the theme, renders the
 * right titles, and hydration changes nothing. The focus moves from the one that is hidden to the other.
 * The icons come from the server, which leaves them out of the script.
 */
export function ThemeToggle({ moon, sun, words }: ThemeToggleProps) {
  const { resolvedTheme, setTheme } = useTheme()
  const buttons = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const find = (where: string) => buttons.current?.querySelector<HTMLElement>(`[data-to${where}]`)
    // The provider changes the theme of the page in an effect too, after this one.
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
