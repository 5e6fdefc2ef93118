import { STORAGE_KEYS, TAKEN_OVER } from '../site/constants'

/**
 * How long a press is remembered, in milliseconds: as long as browsers let a press copy and share. A later effect would
 * surprise the visitor.
 */
export const PRESS_MS = 5_000

/**
 * Handles presses of buttons between the first paint and hydration. The theme changes immediately; any other button is
 * clicked again, once, as soon as React is ready. Links, forms and the menu don't need this. A script that handles an
 * island's presses itself stops their propagation.
 * It must not refer to anything outside of itself, because its source is an inline script.
 */
const rememberPresses = (takenOver: string, themeKey: string, pressMs: number): void => {
  const pressed = new Set<HTMLElement>()

  const setTheme = (theme: string) => {
    document.documentElement.dataset.theme = theme
    document.querySelector<HTMLElement>(`[data-to]:not([data-to="${theme}"])`)?.focus()
    localStorage.setItem(themeKey, theme)
  }

  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[type="button"]:not([popovertarget])')
    if (!button) return
    try {
      if (button.dataset.to) return setTheme(button.dataset.to)
    } catch {
      // Without storage React has to apply the theme.
    }
    pressed.add(button)
    setTimeout(() => pressed.delete(button), pressMs)
  }

  const takeOver = () => {
    removeEventListener('click', press)
    // React doesn't handle events while it commits.
    setTimeout(() => {
      for (const button of pressed) button.click()
      pressed.clear()
    })
  }

  addEventListener('click', press)
  addEventListener(takenOver, takeOver)
}

/** The inline script, which runs before anything else can be pressed. */
export const EARLY_PRESSES_SCRIPT = `(${rememberPresses})('${TAKEN_OVER}','${STORAGE_KEYS.theme}',${PRESS_MS})`
