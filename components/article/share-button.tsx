'use client'

import { useState } from 'react'
import { trackShare } from '@/lib/browser/analytics-events'
import { ARTICLE } from '@/lib/copy/article'
import { ShareIcon } from '../ui/icons'
import button from '../ui/button.module.css'
import styles from './share-button.module.css'

type ShareButtonProps = { title: string; excerpt: string | null; url: string }

/** Native share with title, excerpt and address where there is one; otherwise the address is copied (SPEC §2). */
export function ShareButton({ title, excerpt, url }: ShareButtonProps) {
  const [copied, setCopied] = useState(false)

  const share = async () => {
    trackShare(title)
    if (typeof navigator.share === 'function') {
      // A visitor who closes the share sheet has changed their mind: nothing to say.
      await navigator.share({ title, text: excerpt ?? title, url }).catch(() => undefined)
      return
    }
    setCopied(await copy(url))
  }

  return (
    <span className={styles.share}>
      <button type="button" className={button.button} data-look="outline" onClick={() => void share()}>
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
    return false // no permission, or no secure connection: the address bar is still there
  }
}
