import { STORAGE_KEYS, TAKEN_OVER } from '../config/browser-constants'

/**
 * How long a press is remembered, in milliseconds: as long as browsers let a press copy and share. A later effect would
 * surprise the visitor.
 */
export const PRESS_MS = 5_000

/**
 * Handles presses of buttons between the first paint and hydration. The theme changes immediately; any other button is
 * clicked again, once, as soon as React is ready. Links, forms and the menu don't need this. A script that handles an
 * island's presses itself stops their propagation.
 * It must not refer to anything outside of itself: its source is an inline script, every byte of which is in every
 * page.
 */
const answerEarly = (takenOver: string, themeKey: string, pressMs: number): void => {
  const pressed = new Set<HTMLElement>()

  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[type=button]:not([popovertarget])')
    if (!button) return
    const theme = button.dataset.to
    try {
      if (theme) {
        document.documentElement.dataset.theme = theme
        document.querySelector<HTMLElement>(`[data-to]:not([data-to=${theme}])`)?.focus()
        return localStorage.setItem(themeKey, theme)
      }
    } catch {
      // Without storage React has to apply the theme.
    }
    pressed.add(button)
    setTimeout(() => pressed.delete(button), pressMs)
  }
  const takeOver = () => {
    removeEventListener('click', press)
    // React doesn't handle events while it commits.
    setTimeout(() => pressed.forEach((button) => pressed.delete(button) && button.click()))
  }
  addEventListener('click', press)
  addEventListener(takenOver, takeOver)
}

/** The inline script, which runs before anything else can be pressed. */
export const EARLY_USE_SCRIPT = `(${answerEarly})('${TAKEN_OVER}','${STORAGE_KEYS.theme}',${PRESS_MS})`
