'use client'

import { useRef } from 'react'
import type { CodeWords } from '@/lib/copy/clipboard'
import { useNote } from '../ui/use-note'
import styles from './code-block.module.css'

/** Returns the text of a code block, without the lines that a diff removes. */
function textOf(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement
  for (const line of copy.querySelectorAll('del')) line.remove()
  return copy.textContent.replace(/\n$/, '')
}

/** A button that copies the code block it is in. If copying fails, the code is selected instead. */
export function CopyCode({ words }: { words: CodeWords }) {
  const selected = useRef<HTMLElement>(null)
  const { note, key, say } = useNote<'copied' | 'selected'>(selected)

  const copy = async (button: HTMLElement) => {
    say(null)
    const code = button.closest('[data-code]')?.querySelector('pre')
    if (!code) return
    try {
      await navigator.clipboard.writeText(textOf(code))
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
        {note && <span key={key}>{note === 'copied' ? words.codeCopied : words.codeNotCopied}</span>}
      </span>
      <button
        type="button"
        className={styles.copy}
        aria-label={words.copyCodeLabel}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {words.copyCode}
      </button>
    </>
  )
}

/** Selects the code and moves the focus to it, so that the keyboard shortcut for copying applies to it. */
function select(code: HTMLElement): void {
  code.focus({ preventScroll: true })
  window.getSelection()?.selectAllChildren(code)
}
