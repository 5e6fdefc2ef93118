import 'server-only'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { causeOf, log } from '../config/log'
import { siteUrl } from '../config/site-url'
import { isLookedUp } from '../routing/looked-up'
import { resolvePathname } from '../routing/resolve-pathname'
import { interceptRequests } from './http-server'
import { type KeptAnswer, readAnswer, sendAnswer } from './kept-answer'
import type { PageValue } from './next-internals/cache-entries'
import type { PageFiles } from './page-files'
import { requestedPage } from './page-request'

/** Compressed pages in memory, about a thousand. */
const MAX_BYTES = 32_000_000
/** Pages that Next has served, by path. */
const MAX_PAGES = 5_000

const PUBLIC_HOST = new URL(siteUrl).hostname

type KeptAnswersOptions = {
  isCurrent: (page: Pick<PageValue, 'headers'>) => Promise<boolean>
  /** Is offered each response of the public host that was just found to be current. */
  files?: Pick<PageFiles, 'offer' | 'changed' | 'changes'> | null
}

/** Represents a page with a weak reference: only Next retains the page, within its own limit. */
type PageMark = Pick<PageValue, 'headers'> & { page: WeakRef<PageValue> }

/**
 * Serves page responses from memory. Each page is compressed once and cached until it expires, is regenerated or
 * becomes outdated; every other request goes to Next.
 * @param isCurrent whether a page was rendered from the current versions of its content
 */
export function createKeptAnswers({ isCurrent, files }: KeptAnswersOptions) {
  const marks = new WeakMap<PageValue, PageMark>()
  const pages = new LRUCache<string, PageMark>({ max: MAX_PAGES })
  const answers = new LRUCache<string, KeptAnswer & { of: PageMark }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + 4_000,
  })
  const reading = new Set<string>()

  /** The cached response to a request, if Next would still send the same. */
  async function find(key: string, path: string): Promise<KeptAnswer | null> {
    const answer = answers.get(key)
    if (!answer || pages.get(path) !== answer.of || answer.cacheControl() === null) return null
    if (isLookedUp(path) && (await resolvePathname(path)) !== 'page') return null
    return (await isCurrent(answer.of)) ? answer : null
  }

  async function keep(key: string, path: string, response: ServerResponse): Promise<void> {
    const of = pages.get(path)
    const page = of?.page.deref()
    if (!of || !page || reading.has(key) || answers.get(key)?.of === of) return
    reading.add(key)
    try {
      const answer = await readAnswer(response, page)
      if (answer) answers.set(key, { ...answer, of })
    } finally {
      reading.delete(key)
    }
  }

  function markOf(page: PageValue): PageMark {
    const known = marks.get(page)
    if (known) return known
    const mark = { headers: page.headers, page: new WeakRef(page) }
    marks.set(page, mark)
    return mark
  }

  return {
    /** Called with each page that Next is about to serve. */
    served: (path: string, page: PageValue) => void pages.set(publicPath(path), markOf(page)),
    /** Called when a page was regenerated. */
    changed(path: string): void {
      pages.delete(publicPath(path))
      files?.changed(publicPath(path))
    },
    /** Whether a response of the public host is still the one that Next would send. */
    isProved: async (path: string, answer: KeptAnswer) => (await find(keyOf(true, path), path)) === answer,

    /** Registers this handler before every other request listener. */
    answerFor(server: Server): void {
      interceptRequests(server, (request, response, passOn) => {
        const path = requestedPage(request)
        if (path === null) return passOn()
        const isPublic = isPublicHost(request)
        const key = keyOf(isPublic, path)
        const passOnAndKeep = () => {
          response.once('finish', () => void keep(key, path, response).catch(logFailure))
          passOn()
        }
        if (!answers.has(key)) return passOnAndKeep()
        const since = files?.changes()
        find(key, path).then(
          (answer) => {
            if (!answer) return passOnAndKeep()
            if (isPublic) files?.offer(path, answer, since)
            if (!sendAnswer(answer, request, response)) passOn()
          },
          (error: unknown) => {
            logFailure(error)
            passOn()
          },
        )
      })
    },
  }
}

/** Responses on other hosts have a noindex header, so they are cached separately. */
function keyOf(isPublic: boolean, path: string): string {
  return `${isPublic} ${path}`
}

function isPublicHost({ headers }: IncomingMessage): boolean {
  return headers.host?.replace(/:\d+$/, '') === PUBLIC_HOST
}

function logFailure(error: unknown): void {
  log('warn', 'kept-answers.failed', { cause: causeOf(error) })
}

/** Next stores the home page as /index. */
function publicPath(path: string): string {
  return path === '/index' ? '/' : path
}
