'use client'

import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TextWords } from '@/lib/markdown/words'
import { useNote } from '../ui/use-note'

type CopyCodeProps = { words: Pick<TextWords, 'codeCopied' | 'codeNotCopied'>; children: ReactNode }

/**
 * Makes the copy buttons in a text work. The outcome is announced in the bar of the block. If copying fails, the code
 * is selected instead.
 */
export function CopyCode({ words, children }: CopyCodeProps) {
  const selected = useRef<HTMLElement>(null)
  const [status, setStatus] = useState<Element | null>(null)
  const { note, key, say } = useNote<'copied' | 'selected'>(selected)

  const copy = async ({ target }: MouseEvent) => {
    const block = target instanceof Element ? target.closest('button')?.closest('[data-code]') : null
    const code = block?.querySelector('pre')
    if (!block || !code) return
    say(null)
    setStatus(block.querySelector('[role=status]'))
    try {
      await navigator.clipboard.writeText(textOf(code))
      say('copied')
    } catch {
      select(code)
      selected.current = code
      say('selected')
    }
  }

  const outcome = note === 'copied' ? words.codeCopied : words.codeNotCopied
  return (
    <div onClick={(event) => void copy(event)}>
      {children}
      {status && note && createPortal(<span key={key}>{outcome}</span>, status)}
    </div>
  )
}

/** Returns the text of a code block, without the lines that a diff removes. */
function textOf(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement
  for (const line of copy.querySelectorAll('del')) line.remove()
  return copy.textContent.replace(/\n$/, '')
}

/** Selects the code and moves the focus to it, so that the keyboard shortcut for copying applies to it. */
function select(code: HTMLElement): void {
  code.focus({ preventScroll: true })
  window.getSelection()?.selectAllChildren(code)
}
