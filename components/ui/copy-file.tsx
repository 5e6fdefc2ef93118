'use client'

import { useEffect, useRef } from 'react'
import { withBase } from '@/lib/site/base-path'
import { useNote } from './use-note'

type CopyFileProps = {
  /** Path of a text file. */
  path: string
  words: { button: string; copied: string; failed: string; open: string }
  /** Classes of the page's own stylesheet. */
  classNames: Partial<Record<'frame' | 'button' | 'note', string>>
}

/** A button that copies the text of a file. On failure it shows a link to the file. */
export function CopyFile({ path, words, classNames }: CopyFileProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const { note, key, say } = useNote<'copied' | 'failed'>(link)
  useEffect(() => link.current?.focus(), [key])
  const copy = async () => {
    say(null)
    say((await copyText(path)) ? 'copied' : 'failed')
  }
  return (
    <span className={classNames.frame} data-scripted>
      <button type="button" className={classNames.button} data-variant="outline" onClick={() => void copy()}>
        {words.button}
      </button>
      <span className={classNames.note} role="alert" data-shown={note !== null || undefined}>
        {note === 'copied' && <span key={key}>{words.copied}</span>}
        {note === 'failed' && (
          <span key={key}>
            {words.failed}{' '}
            <a ref={link} href={withBase(path)}>
              {words.open}
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
