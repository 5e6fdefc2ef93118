'use client'

import { useEffect, useRef, useState } from 'react'
import { withBase } from '@/lib/site/base-path'
import type { RolePaths } from '@/lib/resume/current-resume'
import { PauseIcon, PlayIcon } from '../ui/icons'
import type { Typist } from './type-roles'
import styles from './typed-roles.module.css'

/** How long the first role stands, from the page's start, before it is deleted and the next one typed. */
const FIRST_ROLE_MS = 4_000

/** @property paths of the roles that have a CV. `pause` and `resume` label the button. */
type TypedRolesProps = { roles: readonly string[]; paths: RolePaths; pause: string; resume: string }

/**
 * Types the roles one after another (SPEC §1, §9: loop, delete speed 50, otherwise the library's defaults). The server
 * renders the first role. A role links to its CV, and stands whole while a pointer is on it. Visitors with keyboards,
 * screen readers, reduced motion or no JavaScript get the list instead.
 */
export function TypedRoles({ roles, paths, pause, resume }: TypedRolesProps) {
  const line = useRef<HTMLSpanElement>(null)
  const [role, setRole] = useState(roles[0] ?? '')
  const typist = useRef<Typist | null>(null)
  const [paused, setPaused] = useState(false)
  const isPaused = useRef(false)
  const [isStill, setStill] = useState(false)

  useEffect(() => {
    const target = line.current
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const given = target.textContent
    let gone = false
    const begin = async () => {
      const { typeRoles } = await import('./type-roles')
      if (gone) return
      typist.current = typeRoles(target, roles, setRole)
      if (isPaused.current || target.parentElement?.matches(':hover')) typist.current.stop()
    }
    const timer = setTimeout(() => void begin().catch(() => setStill(true)), FIRST_ROLE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
      typist.current?.stop()
      typist.current = null
      target.textContent = given
    }
  }, [roles])

  const toggle = () => {
    if (paused) typist.current?.start()
    else typist.current?.stop()
    isPaused.current = !paused
    setPaused(!paused)
  }

  const hold = () => typist.current?.stop()
  const release = () => {
    if (!isPaused.current) typist.current?.start()
  }

  return (
    <div className={styles.typed}>
      <a
        className={styles.line}
        href={paths[role] && withBase(paths[role])}
        tabIndex={-1}
        aria-hidden="true"
        onPointerEnter={hold}
        onPointerLeave={release}
      >
        <span ref={line}>{roles[0]}</span>
        {roles.map((one) => (
          <span key={one} data-role={one} />
        ))}
      </a>
      {!isStill && (
        <button
          type="button"
          className={styles.pause}
          data-scripted
          onClick={toggle}
          aria-label={paused ? resume : pause}
        >
          {paused ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
    </div>
  )
}
