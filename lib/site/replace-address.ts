/**
 * Shortest time between two changes of the URL, in milliseconds. Safari throws after a hundred changes of the history in
 * ten seconds, in older versions in thirty, and Next makes two of each, the second one where nothing can catch the error.
 */
export const ADDRESS_INTERVAL_MS = 700

/**
 * Creates a function that replaces the page's URL: at once, but within {@link ADDRESS_INTERVAL_MS} of the change before
 * only with the last URL, at the end of that time or once the focus leaves the field.
 */
export function throttledAddress(): (address: string) => void {
  /** Set as long as the next change has to wait. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: (() => typeof timer) | undefined

  const write = () => {
    timer = pending?.()
  }
  return (address) => {
    const { href } = location
    pending = () => {
      pending = undefined
      // After a navigation in the meantime, the URL is another page's.
      if (location.href === href) history.replaceState(null, '', address)
      return setTimeout(write, ADDRESS_INTERVAL_MS)
    }
    if (timer) addEventListener('focusout', write)
    else write()
  }
}
