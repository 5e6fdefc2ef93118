'use client'

import { useState } from 'react'
import { trackShare } from '@/lib/browser/analytics-events'
import { ARTICLE } from '@/lib/copy/article'
import { ShareIcon } from '../ui/icons'
import button from '../ui/button.module.css'
import styles from './share-button.module.css'

type ShareButtonProps = { title: string; excerpt: string | null; url: string }

/** Native share with title, excerpt and URL where the browser has it; otherwise the URL is copied (SPEC §2). */
export function ShareButton({ title, excerpt, url }: ShareButtonProps) {
  const [copied, setCopied] = useState(false)

  const share = async () => {
    trackShare(title)
    if (typeof navigator.share === 'function') {
      // The promise rejects when the visitor closes the share sheet, which is no error.
      await navigator.share({ title, text: excerpt ?? title, url }).catch(() => undefined)
      return
    }
    setCopied(await copy(url))
  }

  return (
    <span className={styles.share}>
      <button type="button" className={button.button} data-variant="outline" onClick={() => void share()}>
        <ShareIcon /> {ARTICLE.share}
      </button>
      <span className={styles.note} role="alert">
        {copied && ARTICLE.shared}
      </span>
    </span>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // no permission, or an insecure context
  }
}
