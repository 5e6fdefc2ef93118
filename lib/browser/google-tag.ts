import type { Send } from './analytics'

type TagWindow = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>

/**
 * Loads Google's tag, once, after it has been told its configuration. `send_page_view` is part of `config` itself: the tag
 * reads its commands in order, and counts a view of its own at a `config` without it. The site sends its views by name.
 */
export function startGoogleTag(measurementId: string): Send {
  const holder = window as unknown as TagWindow
  holder[`ga-disable-${measurementId}`] = false
  if (!holder.dataLayer) {
    holder.dataLayer = []
    command('js', new Date())
    command('config', measurementId, { send_page_view: false })
    const script = document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`
    document.head.append(script)
  }
  return command
}

/** Makes the tag send nothing more; it can't be removed from a page that is open. */
export function stopGoogleTag(measurementId: string): void {
  ;(window as unknown as TagWindow)[`ga-disable-${measurementId}`] = true
}

/** Hands a command to the tag, which takes it for one only as an `arguments` object. */
function command(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  ;(window as unknown as TagWindow).dataLayer?.push(arguments)
}
