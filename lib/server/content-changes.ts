import 'server-only'
import { watch } from 'node:fs'
import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { folders } from '../site/content-folder'
import { causeOf, log } from '../site/log'
import { readJsonBody } from '../site/fetch-text'
import { readSlug } from '../content/parse'
import { findProcessWide } from '../site/once'
import { contentStore } from '../content/content'
import type { OrderTarget } from '../content/store'
import { hasPageCache, type PageCache } from './page-cache'

/** Editors save a file in several steps, so events within this time count as one edit. */
const SETTLE_MS = 100

/**
 * Opens a stream of server-sent events, one for each edit of the owner's files. During development an open page reloads
 * on each event.
 * @param signal ends the stream
 */
export function contentChanges(
  signal: AbortSignal,
  places = [folders.content, folders.publicFiles],
): ReadableStream<string> {
  const cancelled = new AbortController()
  const ended = AbortSignal.any([signal, cancelled.signal])
  return new ReadableStream<string>({
    start(controller) {
      controller.enqueue(': open\n\n')
      let timer: NodeJS.Timeout | undefined
      const tell = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          if (!ended.aborted) controller.enqueue('data: edited\n\n')
        }, SETTLE_MS)
      }
      for (const place of places) watchFolder(place, ended, tell)
    },
    cancel: () => cancelled.abort(),
  })
}

function watchFolder(place: string, signal: AbortSignal, tell: () => void): void {
  try {
    watch(/* turbopackIgnore: true */ place, { recursive: true, signal }, tell)
  } catch (error) {
    log('warn', 'development.not-watched', { folder: place, cause: causeOf(error) })
  }
}

/**
 * Reads what is ordered. When it resolves, the next request of any visitor is answered with content that was read after
 * the order.
 * @returns what was read, or null when the source failed: everything is as before
 */
export async function placeOrder(target: OrderTarget): Promise<string[] | null> {
  if (!(await contentStore().order(target))) return null
  // A request that joins a page which is being made would get what that page shows.
  await (findProcessWide('page-cache') as PageCache | undefined)?.settled()
  // A host that keeps pages by itself doesn't know the version of the content.
  if (!hasPageCache()) revalidatePath('/', 'layout')
  const read = 'article' in target ? ['articles'] : 'projects' in target ? ['projects'] : ['all']
  log('info', 'content.ordered', { read })
  return read
}

const MAX_ORDER_BYTES = 4_096

const flag = z.literal(true)
const orderTarget = z.union([
  z.strictObject({ article: z.string().transform(readSlug).pipe(z.string()) }),
  z.strictObject({ projects: flag, allowEmpty: z.boolean().optional() }),
  z.strictObject({ all: flag, allowEmpty: z.boolean().optional() }),
])

/** Parses the body of a revalidation request. @returns null for anything that is not one of the three forms */
export async function readTarget(request: Request): Promise<OrderTarget | null> {
  return orderTarget.safeParse(await readJsonBody(request, MAX_ORDER_BYTES)).data ?? null
}
