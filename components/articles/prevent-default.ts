import type { SyntheticEvent } from 'react'

/** For a form that is never sent, and for links that lead nowhere now. */
export function preventDefault(event: SyntheticEvent): void {
  event.preventDefault()
}
