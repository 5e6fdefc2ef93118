'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { ShareWords } from '@/lib/articles/words'
import { useNote } from '../ui/use-note'
import button from '../ui/button.module.css'
import inputs from '../ui/field.module.css'
import styles from './share-button.module.css'

type ShareButtonProps = {
  title: string
  excerpt: string | null
  url: string
  words: ShareWords
  icon?: ReactNode
  /** Looks like a link. */
  isQuiet?: boolean
}

/**
 * Shares title, excerpt and URL with the browser's share sheet. Without one it copies the URL (SPEC §2). If both fail,
 * it shows the URL in a field, selected. What it says lies below the row that holds it, and moves nothing.
 */
export function ShareButton({ title, excerpt, url, words, icon, isQuiet = false }: ShareButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  const { note, key, say } = useNote<'copied' | 'shown'>(field)

  useEffect(() => {
    if (note !== 'shown') return
    field.current?.focus()
    // A backward selection scrolls a narrow field to the beginning of the URL.
    field.current?.setSelectionRange(0, url.length, 'backward')
  }, [note, key, url])

  const share = async () => {
    say(null)
    if (await shareNatively({ title, text: excerpt ?? title, url })) return
    say((await copy(url)) ? 'copied' : 'shown')
  }

  return (
    <span className={styles.share} data-scripted>
      <button
        type="button"
        className={isQuiet ? styles.quiet : button.button}
        data-variant="outline"
        data-share={title}
        onClick={() => void share()}
      >
        {icon} {words.share}
      </button>
      <span className={styles.note} data-shown={note !== null || undefined}>
        <span role="alert">
          {note && <span key={key}>{note === 'copied' ? words.shared : words.notShared}</span>}
        </span>
        {note === 'shown' && (
          <input ref={field} className={inputs.field} aria-label={words.addressLabel} value={url} readOnly />
        )}
      </span>
    </span>
  )
}

/** @returns false if the browser has no share sheet or refuses it; true if the visitor closes the sheet */
async function shareNatively(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // no permission, or not a secure context
  }
}
