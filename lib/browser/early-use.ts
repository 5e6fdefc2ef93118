import { STORAGE_KEYS, TAKEN_OVER } from '../config/browser-constants'

/** How long a press counts, in milliseconds: as long as to browsers, which let it copy and share. Later it would surprise. */
export const PRESS_MS = 5_000

/**
 * Answers to what visitors press between the first paint and the scripts, which come later: the theme changes at once, and
 * any other button does what it does as soon as React is there, once. Links, forms and the menu need nothing of this, and a
 * script that answers for an island keeps its presses to itself.
 * Refers to nothing outside of itself, because its text is an inline script, of which every byte is in every page.
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
      // Without storage React has to be told.
    }
    pressed.add(button)
    setTimeout(() => pressed.delete(button), pressMs)
  }
  const takeOver = () => {
    removeEventListener('click', press)
    // React doesn't answer to events while it commits.
    setTimeout(() => pressed.forEach((button) => pressed.delete(button) && button.click()))
  }
  addEventListener('click', press)
  addEventListener(takenOver, takeOver)
}

/** The inline script, which runs before anything else can be pressed. */
export const EARLY_USE_SCRIPT = `(${answerEarly})('${TAKEN_OVER}','${STORAGE_KEYS.theme}',${PRESS_MS})`
