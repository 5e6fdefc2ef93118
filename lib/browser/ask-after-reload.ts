const MARK = 'asksAgain'

/**
 * Marks the page's history entry, so that the page asks for consent again after a reload. The entry survives the
 * reload, and nothing needs to be stored.
 */
export function askAfterReload(): void {
  history.replaceState({ ...(history.state as object | null), [MARK]: true }, '')
}

/**
 * Whether the page was reloaded in order to ask for consent again. Removes the mark: a later reload is the visitor's
 * own.
 */
export function isAskedAfterReload(): boolean {
  const { [MARK]: isMarked, ...state } = (history.state ?? {}) as Record<string, unknown>
  if (isMarked) history.replaceState(state, '')
  return Boolean(isMarked)
}
