import { type RefObject, useCallback, useEffect, useState } from 'react'

const NOTE_MS = 5_000

/** Removes the note that was shown last. */
let removeLast = () => {}

/**
 * A short note about the outcome of an action, which disappears after some seconds, or when another one appears: what
 * was copied before is no longer on the clipboard.
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

  const remove = useCallback(
    () => setSaid((last) => (last.note === null ? last : { ...last, note: null })),
    [],
  )
  const say = useCallback(
    (note: Note | null) => {
      if (note !== null && removeLast !== remove) {
        removeLast()
        removeLast = remove
      }
      setSaid(({ key }) => ({ note, key: key + 1 }))
    },
    [remove],
  )
  return { ...said, say }
}
