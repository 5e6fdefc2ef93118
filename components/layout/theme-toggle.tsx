'use client'

import { useTheme } from 'next-themes'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { MoonIcon, SunIcon } from '../ui/icons'
import styles from './theme-toggle.module.css'

type ThemeToggleProps = { words: { toLight: string; toDark: string } }

/**
 * Two buttons, one of which CSS hides according to the theme. The server doesn't know the theme, but renders the right
 * titles this way, and hydration changes nothing. The focus moves from the hidden button to the other one. Where motion is
 * allowed, the switch is a short dusk or dawn.
 */
export function ThemeToggle({ words }: ThemeToggleProps) {
  const { resolvedTheme, setTheme } = useTheme()
  const toDark = useRef<HTMLButtonElement>(null)
  const toLight = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const [hidden, shown] = resolvedTheme === 'dark' ? [toDark, toLight] : [toLight, toDark]
    // The provider also updates the page's theme in an effect, which runs after this one.
    queueMicrotask(() => {
      if (document.activeElement === hidden.current) shown.current?.focus()
    })
  }, [resolvedTheme])

  /** The page is told which way the light goes: app/transitions.css. */
  const turn = (theme: 'light' | 'dark') => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStill || !('startViewTransition' in document)) return setTheme(theme)
    const page = document.documentElement.dataset
    page.turning = theme
    const dusk = document.startViewTransition(() => flushSync(() => setTheme(theme)))
    dusk.ready.catch(() => undefined) // it was skipped: by another one, or in a hidden tab
    // One that is switched back meanwhile ends first.
    void dusk.finished.finally(() => page.turning === theme && delete page.turning)
  }

  return (
    <span>
      <button
        ref={toDark}
        type="button"
        className={styles.toggle}
        data-to="dark"
        title={words.toDark}
        aria-label={words.toDark}
        onClick={() => turn('dark')}
      >
        <MoonIcon />
      </button>
      <button
        ref={toLight}
        type="button"
        className={styles.toggle}
        data-to="light"
        title={words.toLight}
        aria-label={words.toLight}
        onClick={() => turn('light')}
      >
        <SunIcon />
      </button>
    </span>
  )
}
