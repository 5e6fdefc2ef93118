import type { ReactNode } from 'react'

/**
 * Around a picture that is shown at once. React announces such pictures ahead, also with the data that is fetched for
 * links which nobody may follow, and browsers then load them all; within `picture` it leaves them to the browser, which
 * finds them in the HTML as early.
 */
export function QuietPicture({ children }: { children: ReactNode }) {
  return <picture>{children}</picture>
}
