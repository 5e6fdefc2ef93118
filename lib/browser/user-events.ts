/** A listener for a visitor's action, with the title it concerns. */
type UserEvent = (kind: 'card' | 'share', title: string) => void

let report: UserEvent | null = null

/**
 * Registers the listener for visitors' actions. It is a separate module, so that pages don't load analytics code
 * without consent.
 */
export function onUserEvent(told: UserEvent | null): void {
  report = told
}

export function trackCard(title: string): void {
  report?.('card', title)
}

export function trackShare(title: string): void {
  report?.('share', title)
}
