'use client'

import { PAGE_FAILED } from '@/lib/copy/page-failed'

/** The last resort, when not even the frame of the pages can be shown; it needs no style and no script. */
export default function GlobalError() {
  return (
    <html lang="es">
      <head>
        <meta name="viewport" content="width=device-width" />
        <title>{PAGE_FAILED.title}</title>
      </head>
      <body>
        <h1>{PAGE_FAILED.title}</h1>
        <p>{PAGE_FAILED.text}</p>
        <p>
          <a href="">{PAGE_FAILED.retry}</a>
        </p>
      </body>
    </html>
  )
}
