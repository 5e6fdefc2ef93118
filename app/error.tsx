'use client'

import styles from '@/components/layout/layout.module.css'
import { PAGE_FAILED } from '@/lib/copy/page-failed'

/**
 * When a page can't be shown: a sentence and a way to try again, never a detail of what went wrong. It is part of every
 * page's script, so it is made of as little as possible, with styles that every
 * page has.
 */
export default function PageError() {
  return (
    <div className={styles.failed}>
      <h1>{PAGE_FAILED.title}</h1>
      <p>{PAGE_FAILED.text}</p>
      <a href="">{PAGE_FAILED.retry}</a>
    </div>
  )
}
