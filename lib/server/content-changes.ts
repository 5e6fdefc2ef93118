import 'server-only'
import { type FSWatcher, watch } from 'node:fs'
import { folders } from '../config/content-folder'
import { causeOf, log } from '../config/log'

/** Editors save a file in several steps. */
const SETTLE_MS = 100

/**
 * A stream of server-sent events, one for each edit of the owner's files, so that a page that is open while developing is
 * loaded again.
 * @param signal ends it
 */
export function contentChanges(
  signal: AbortSignal,
  places = [folders.content, folders.publicFiles],
): ReadableStream<string> {
  let watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(timer)
    for (const watcher of watchers.splice(0)) watcher.close()
  }
  return new ReadableStream<string>({
    start(controller) {
      controller.enqueue(': open\n\n')
      const tell = () => {
        clearTimeout(timer)
        timer = setTimeout(() => controller.enqueue('data: edited\n\n'), SETTLE_MS)
      }
      watchers = places.flatMap((place) => watchFolder(place, tell))
      signal.addEventListener('abort', end)
      // A request may have ended before anybody reads its answer.
      if (signal.aborted) end()
    },
    cancel: end,
  })
}

function watchFolder(place: string, tell: () => void): FSWatcher[] {
  try {
    return [watch(/* turbopackIgnore: true */ place, { recursive: true }, tell)]
  } catch (error) {
    log('warn', 'development.not-watched', { folder: place, cause: causeOf(error) })
    return []
  }
}
