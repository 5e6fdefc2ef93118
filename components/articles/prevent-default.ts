import type { SyntheticEvent } from 'react'

/** Cancels an event: of a form that is never submitted, or of a link that is disabled for now. */
export function preventDefault(event: SyntheticEvent): void {
  event.preventDefault()
}
