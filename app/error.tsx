'use client'

import { PAGE_FAILED } from '@/lib/copy/page-failed'
import styles from './error.module.css'

/**
 * When a page can't be shown: a sentence and a way to try again, never a detail of what went wrong. It is part of every
 * page's script, so it is made of as little as possible.
 */
export default function PageError() {
  return (
    <div className={styles.error}>
      <h1>{PAGE_FAILED.title}</h1>
      <p>{PAGE_FAILED.text}</p>
      <a href="">{PAGE_FAILED.retry}</a>
    </div>
  )
}
