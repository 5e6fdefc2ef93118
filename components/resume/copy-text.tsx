'use client'

import { useRef } from 'react'
import { withBase } from '@/lib/site/base-path'
import type { Language } from '@/lib/site/language'
import { COPY_TEXT } from '@/lib/resume/viewer-words'
import { useNote } from '../ui/use-note'
import button from '../ui/button.module.css'
import styles from './copy-text.module.css'

/**
 * A button that copies the plain text of a CV. On failure it shows a message with a link to the text.
 * @param file URL of the text
 */
export function CopyText({ file, language }: { file: string; language: Language }) {
  const status = useRef<HTMLSpanElement>(null)
  const { note, key, say } = useNote<'copied' | 'failed'>(status)
  const copy = COPY_TEXT[language]
  return (
    <span className={styles.copy} data-scripted>
      <button
        type="button"
        className={button.button}
        data-variant="outline"
        onClick={() => {
          say(null)
          copyFile(file).then(
            () => say('copied'),
            () => say('failed'),
          )
        }}
      >
        {copy.button}
      </button>
      <span ref={status} role="status" className={styles.note}>
        {note === 'copied' && <span key={key}>{copy.copied}</span>}
        {note === 'failed' && (
          <span key={key}>
            {copy.failed} <a href={withBase(file)}>{copy.open}</a>
          </span>
        )}
      </span>
    </span>
  )
}

/** Passes a promise to the clipboard, because a browser may no longer accept the click once the text has loaded. */
async function copyFile(file: string): Promise<void> {
  const text = fetch(withBase(file)).then(async (answer) => {
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
    return new Blob([await answer.text()], { type: 'text/plain' })
  })
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])])
}
