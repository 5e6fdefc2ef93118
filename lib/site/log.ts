type Level = 'info' | 'warn' | 'error'

/**
 * Writes one line of JSON to the server's log.
 * @param event what happened, as `area.what` (for example `content.ordered`)
 * @param facts endpoint, cause, what remains cached; never a secret
 */
export function log(level: Level, event: string, facts: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })
  if (level === 'info') console.log(line)
  else if (level === 'warn') console.warn(line)
  else console.error(line)
}

/** Returns the message of a thrown value, with that of its cause, where Node puts the reason of a failed fetch. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause.message : ''
  return cause && !error.message.includes(cause) ? `${error.message}: ${cause}` : error.message
}
