'use client'

import { PAGE_FAILED } from '@/lib/pages/screen-words'

/**
 * Error boundary of all pages: a message and a retry link, without details of the error. It is part of every page's
 * bundle, so it imports as little as possible and uses a global class.
 */
export default function PageError() {
  return (
    <div className="page-failed">
      <h1>{PAGE_FAILED.title}</h1>
      <p>{PAGE_FAILED.text}</p>
      <a href="">{PAGE_FAILED.retry}</a>
    </div>
  )
}
