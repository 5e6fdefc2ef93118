'use client'

import { useEffect, useRef } from 'react'
import { withBase } from '@/lib/site/base-path'
import { CLIPBOARD } from '@/lib/articles/words'
import { useNote } from '../ui/use-note'
import styles from './share-button.module.css'

/**
 * A button that copies an article's text as Markdown. On failure it shows a link to the Markdown.
 * @param path path of the Markdown
 */
export function CopyMarkdown({ path }: { path: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  const { note, key, say } = useNote<'copied' | 'failed'>(link)

  useEffect(() => link.current?.focus(), [key])

  const copy = async () => {
    say(null)
    say((await copyText(path)) ? 'copied' : 'failed')
  }

  return (
    <span className={styles.share} data-scripted>
      <button type="button" className={styles.quiet} onClick={() => void copy()}>
        {CLIPBOARD.copyText}
      </button>
      <span className={styles.note} role="alert" data-shown={note !== null || undefined}>
        {note === 'copied' && <span key={key}>{CLIPBOARD.textCopied}</span>}
        {note === 'failed' && (
          <span key={key}>
            {CLIPBOARD.textNotCopied}{' '}
            <a ref={link} href={withBase(path)}>
              {CLIPBOARD.openText}
            </a>
          </span>
        )}
      </span>
    </span>
  )
}

/** @returns false if the text can't be loaded or the browser refuses clipboard access */
async function copyText(path: string): Promise<boolean> {
  try {
    // Safari requires the clipboard call within the click event: `write` runs first, and takes a promise of the text.
    const text = fetchText(path)
    await Promise.all([text, navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])])
    return true
  } catch {
    return false
  }
}

async function fetchText(path: string): Promise<Blob> {
  const answer = await fetch(withBase(path))
  if (!answer.ok) throw new Error(String(answer.status))
  return new Blob([await answer.blob()], { type: 'text/plain' })
}
