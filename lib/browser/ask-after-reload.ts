const MARK = 'asksAgain'

/** Marks the page's entry of the history, which outlives a reload: nothing is stored for it. */
export function askAfterReload(): void {
  history.replaceState({ ...(history.state as object | null), [MARK]: true }, '')
}

/** Whether the page was loaded again to ask for consent again. Takes the mark away: another reload is the visitor's own. */
export function isAskedAfterReload(): boolean {
  const { [MARK]: isMarked, ...state } = (history.state ?? {}) as Record<string, unknown>
  if (isMarked) history.replaceState(state, '')
  return Boolean(isMarked)
}
