import { STORAGE_KEYS, TAKEN_OVER } from '../config/browser-constants'

/**
 * Answers to what visitors do between the first paint and the scripts, which come later: the theme changes at once, and a
 * button that is pressed, or a choice that is made, has its effect as soon as React is there, once. Links, forms and
 * the menu need nothing of this. Refers to nothing outside of itself, because its text is an inline script.
 */
function answerEarly(takenOver: string, themeKey: string): void {
  const early = new AbortController()
  const used = new Set<HTMLElement>()

  const use = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      '[type=button]:not([popovertarget]),select,[type=checkbox]',
    )
    if (!control || event.defaultPrevented) return
    used.add(control)
    const theme = control.dataset.to
    if (!theme) return
    document.documentElement.dataset.theme = theme
    const other = document.querySelector<HTMLElement>(`[data-to]:not([data-to=${theme}])`)
    if (other) {
      used.delete(other)
      other.focus()
    }
    try {
      localStorage.setItem(themeKey, theme)
    } catch {
      // Without storage it is the theme of this page.
    }
  }
  const repeat = () => {
    for (const control of used) {
      control.click()
      if (!control.matches('button')) control.click() // what is ticked stays so
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }

  for (const type of ['click', 'change']) addEventListener(type, use, early)
  const takeOver = () => {
    early.abort()
    setTimeout(repeat) // React doesn't answer to events while it commits.
  }
  addEventListener(takenOver, takeOver, { once: true })
}

/** The inline script, which runs before anything else can be pressed. */
export const EARLY_USE_SCRIPT = `(${answerEarly})('${TAKEN_OVER}','${STORAGE_KEYS.theme}')`
