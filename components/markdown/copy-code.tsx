'use client'

import { useEffect, useState } from 'react'
import { ARTICLE } from '@/lib/copy/article'
import styles from './code-block.module.css'

const SAID_MS = 2_500

type Outcome = 'copied' | 'failed' | null

/** The code of the block that a button is in, without lines that a diff takes away. */
function codeBeside(button: HTMLElement): string {
  const pre = button.closest('[data-code]')?.querySelector('pre')?.cloneNode(true) as HTMLElement | undefined
  for (const line of pre?.querySelectorAll('del') ?? []) line.remove()
  return pre?.textContent ?? ''
}

/** A button that copies the code block it is in. */
export function CopyCode() {
  const [outcome, setOutcome] = useState<Outcome>(null)

  useEffect(() => {
    if (!outcome) return
    const forget = setTimeout(() => setOutcome(null), SAID_MS)
    return () => clearTimeout(forget)
  }, [outcome])

  const copy = async (button: HTMLElement) => {
    const code = codeBeside(button)
    try {
      await navigator.clipboard.writeText(code.replace(/\n$/, ''))
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <>
      <span className={styles.outcome} role="status">
        {outcome === 'copied' && ARTICLE.codeCopied}
        {outcome === 'failed' && ARTICLE.codeNotCopied}
      </span>
      <button
        type="button"
        className={styles.copy}
        aria-label={ARTICLE.copyCodeLabel}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {ARTICLE.copyCode}
      </button>
    </>
  )
}
