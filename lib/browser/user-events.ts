/** What a visitor does, and the title that it is about. */
type UserEvent = (kind: 'card' | 'share', title: string) => void

let report: UserEvent | null = null

/** Who is told of what visitors do; a module of its own, so that pages don't carry analytics that nobody agreed to. */
export function onUserEvent(told: UserEvent | null): void {
  report = told
}

export function trackCard(title: string): void {
  report?.('card', title)
}

export function trackShare(title: string): void {
  report?.('share', title)
}
