'use client'

import { PAGE_FAILED } from '@/lib/pages/screen-words'

/** Error boundary of the root layout. It replaces the whole document, so it depends on no stylesheet and no script. */
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
        <a href="">{PAGE_FAILED.retry}</a>
      </body>
    </html>
  )
}
