import { type RefObject, useCallback, useEffect, useState } from 'react'

const NOTE_MS = 5_000

/**
 * A short note about the outcome of an action, which disappears after some seconds.
 * @param kept the note stays while the focus is inside this element
 * @returns `note`; `key`, which changes with every note, so that a keyed element is new and a live region announces the
 * same words again; and `say`, which shows a note, or removes it with null
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
