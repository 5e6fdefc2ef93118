'use client'

import { useRef } from 'react'
import { CLIPBOARD } from '@/lib/copy/clipboard'
import { useNote } from '../ui/use-note'
import styles from './code-block.module.css'

/** A button that copies the code block it is in. Code that can't be copied is selected instead. */
export function CopyCode() {
  const selected = useRef<HTMLElement>(null)
  const { note, key, say } = useNote<'copied' | 'selected'>(selected)

  const copy = async (button: HTMLElement) => {
    say(null)
    const code = button.closest('[data-code]')?.querySelector('pre')
    if (!code) return
    try {
      await navigator.clipboard.writeText(code.textContent.replace(/\n$/, ''))
      say('copied')
    } catch {
      select(code)
      selected.current = code
      say('selected')
    }
  }

  return (
    <>
      <span className={styles.outcome} role="status">
        {note && <span key={key}>{note === 'copied' ? CLIPBOARD.codeCopied : CLIPBOARD.codeNotCopied}</span>}
      </span>
      <button
        type="button"
        className={styles.copy}
        aria-label={CLIPBOARD.copyCodeLabel}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {CLIPBOARD.copyCode}
      </button>
    </>
  )
}

/** Selects the code, and moves the focus to it, so that the keys for copying reach it. */
function select(code: HTMLElement): void {
  code.focus({ preventScroll: true })
  window.getSelection()?.selectAllChildren(code)
}
