import { type RefObject, useCallback, useEffect, useState } from 'react'

const NOTE_MS = 5_000

/**
 * A note that answers an action and goes after some seconds.
 * @param kept the note stays as long as the focus is in this element
 * @returns the note; its key, another for each time something is said: an element with it is new, and a live region
 *   announces the same words again; and a function that says a note, or takes it back with null
 */
export function useNote<Note>(kept: RefObject<HTMLElement | null>) {
  const [said, setSaid] = useState<{ note: Note | null; key: number }>({ note: null, key: 0 })

  useEffect(() => {
    if (said.note === null) return
    const timer = setInterval(() => {
      if (!kept.current?.contains(document.activeElement)) setSaid({ ...said, note: null })
    }, NOTE_MS)
    return () => clearInterval(timer)
  }, [said, kept])

  const say = useCallback((note: Note | null) => setSaid(({ key }) => ({ note, key: key + 1 })), [])
  return { ...said, say }
}
