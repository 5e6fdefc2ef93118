'use client'

import { PAGE_FAILED_EN } from '@/lib/pages/screen-words'

/** Like app/(es)/error.tsx, for the English pages. */
export default function PageError() {
  return (
    <div className="page-failed">
      <h1>{PAGE_FAILED_EN.title}</h1>
      <p>{PAGE_FAILED_EN.text}</p>
      <a href="">{PAGE_FAILED_EN.retry}</a>
    </div>
  )
}
