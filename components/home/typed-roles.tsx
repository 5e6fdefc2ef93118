'use client'

import { useEffect, useRef, useState } from 'react'
import { PauseIcon, PlayIcon } from '../ui/icons'
import styles from './typed-roles.module.css'

const DELETE_SPEED_MS = 50

/** `pause` and `resume` label the button. */
type TypedRolesProps = { roles: readonly string[]; pause: string; resume: string }

type Typist = { start: () => Typist; stop: () => Typist }

/**
 * Types the roles one after another (SPEC §1, §9: loop, delete speed 50, otherwise the library's defaults). The server
 * renders the first role. Visitors with screen readers, reduced motion or no JavaScript get the list instead.
 */
export function TypedRoles({ roles, pause, resume }: TypedRolesProps) {
  const line = useRef<HTMLSpanElement>(null)
  const typist = useRef<Typist | null>(null)
  /** The role shown instead of the typed text while the animation is paused. */
  const [shown, setShown] = useState<string | null>(null)
  const isPaused = useRef(false)
  const [isStill, setStill] = useState(false)

  useEffect(() => {
    const target = line.current
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const given = target.textContent
    let gone = false
    const begin = async () => {
      const { default: Typewriter } = await import('typewriter-effect/dist/core')
      if (gone) return
      const options = {
        strings: [...roles],
        loop: true,
        autoStart: true,
        deleteSpeed: DELETE_SPEED_MS,
        skipAddStyles: true,
      }
      typist.current = new Typewriter(target, options)
      if (isPaused.current) typist.current.stop()
    }
    const idle = whenIdle(() => void begin().catch(() => setStill(true))) // on failure the server-rendered role stays
    return () => {
      gone = true
      idle()
      typist.current?.stop()
      typist.current = null
      target.textContent = given
    }
  }, [roles])

  const toggle = () => {
    if (isPaused.current) typist.current?.start()
    else typist.current?.stop()
    isPaused.current = !isPaused.current
    setShown(isPaused.current ? wholeOf(line.current?.firstChild?.textContent ?? '', roles) : null)
  }

  return (
    <div className={styles.typed}>
      {!isStill && (
        <button
          type="button"
          className={styles.pause}
          onClick={toggle}
          aria-label={shown === null ? pause : resume}
        >
          {shown === null ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
      <span className={styles.line} data-longest={longestOf(roles)} aria-hidden="true">
        <span ref={line} hidden={shown !== null}>
          {roles[0]}
        </span>
        {shown !== null && <span>{shown}</span>}
      </span>
    </div>
  )
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

/** Returns the role of which a part is typed: the first one that begins with it. */
function wholeOf(typed: string, roles: readonly string[]): string {
  return roles.find((role) => role.startsWith(typed)) ?? typed
}

/**
 * Runs a callback when the browser is idle.
 * @returns a function that cancels it
 */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: 3_000 })
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(run, 500)
  return () => clearTimeout(handle)
}
