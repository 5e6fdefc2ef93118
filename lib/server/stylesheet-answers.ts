import 'server-only'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { causeOf, log } from '../config/log'
import { shortHash } from '../text/hash'
import { compressed } from './compressed'
import { interceptRequests } from './http-server'
import { answerForGood, type Bodies, endWith } from './lasting-answer'
import { readJoinedAddress, STYLESHEET_FOLDER } from './next-internals/stylesheets'

/** Every kind of page has another set; anybody can make up more. */
const MAX_SETS = 64

const HEADERS = {
  'content-type': 'text/css; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

type Sheet = { bodies: Bodies; etag: string }

/**
 * Serves the stylesheets of a page as one file, see ./joined-stylesheets.ts. Its address says which they are, so that a page that
 * somebody kept finds its styles after a restart, and from another instance of the same build.
 * @param buildFolder absolute
 */
export function createStylesheetAnswers(buildFolder: string) {
  const known = new LRUCache<string, Sheet>({
    max: MAX_SETS,
    fetchMethod: async (names) => {
      const files = names.split('.').map((name) => path.join(buildFolder, STYLESHEET_FOLDER, `${name}.css`))
      const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
      return { bodies: await compressed(text), etag: `"${shortHash(text)}"` }
    },
  })

  return {
    /** Addresses that name what isn't in the build are for others to answer. */
    answerFor(server: Server): void {
      interceptRequests(server, (request, response, passOn) => {
        const names = readJoinedAddress(request.url ?? '')
        if (names === null) return passOn()
        known
          .forceFetch(names.join('.'))
          .then(
            ({ bodies, etag }) =>
              answerForGood(request, response, { headers: HEADERS, etag, bodies: async () => bodies }),
            passOn,
          )
          .catch((error: unknown) => {
            log('warn', 'stylesheet.failed', { cause: causeOf(error) })
            if (!response.headersSent) endWith(response, 500, HEADERS)
          })
      })
    },
  }
}
