import type { Send } from './analytics'

type TagWindow = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>

/**
 * Prepares the queue of Google's commands; must be called before anything is pushed to it. Google's tag counts a view
 * of its own at each `config` without `send_page_view: false`. The component that writes `config` takes no options, so
 * the queue adds this one. The site sends its views by name.
 */
export function prepareGoogleTag(measurementId: string): void {
  const holder = window as unknown as TagWindow
  holder[`ga-disable-${measurementId}`] = false
  if (holder.dataLayer) return
  const layer: unknown[] = []
  layer.push = (...commands) => Array.prototype.push.apply(layer, commands.map(withoutOwnViews))
  holder.dataLayer = layer
}

/** Passes a command to the tag. */
export const throughGoogleTag: Send = (...command) => {
  ;(window as unknown as TagWindow).dataLayer?.push(asArguments(...command))
}

/** Makes the tag send nothing more; it can't be removed from an open page. */
export function stopGoogleTag(measurementId: string): void {
  ;(window as unknown as TagWindow)[`ga-disable-${measurementId}`] = true
}

function withoutOwnViews(command: unknown): unknown {
  const [name, id, options] = Array.from(command as ArrayLike<unknown>)
  if (name !== 'config') return command
  return asArguments(name, id, { ...(options as object | undefined), send_page_view: false })
}

/** The tag accepts only `arguments` objects as commands. */
function asArguments(..._command: unknown[]): IArguments {
  // eslint-disable-next-line prefer-rest-params -- see above
  return arguments
}
