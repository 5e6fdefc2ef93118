'use client'

import { useEffect, useState } from 'react'
import { ARTICLE } from '@/lib/copy/article'
import styles from './code-block.module.css'

const SAID_MS = 2_500

type Outcome = 'copied' | 'failed' | null

/** A button that copies the code block it is in. */
export function CopyCode() {
  const [outcome, setOutcome] = useState<Outcome>(null)

  useEffect(() => {
    if (!outcome) return
    const forget = setTimeout(() => setOutcome(null), SAID_MS)
    return () => clearTimeout(forget)
  }, [outcome])

  const copy = async (button: HTMLElement) => {
    const code = button.closest('[data-code]')?.querySelector('pre')?.textContent ?? ''
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
