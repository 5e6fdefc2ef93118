import 'server-only'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { causeOf, log } from '../config/log'
import { TEXT_SHEETS, textSheet } from '../markdown/text-sheets'
import { shortHash } from '../text/hash'
import { compressed } from './compressed'
import { interceptRequests } from './http-server'
import { answerForGood, type Bodies, endWith } from './lasting-answer'
import { CHUNK_FOLDER, readChunkAddress, textPart } from './next-internals/build-addresses'

/** As compressed: more than a build has, since anybody can make up another set of stylesheets. */
const MAX_BYTES = 8_000_000

const TYPES = { css: 'text/css; charset=utf-8', js: 'application/javascript; charset=utf-8' }

type BuildFile = { bodies: Bodies; etag: string }

type Options = {
  /** Absolute. */
  folder: string
  /** Of every response of the site. */
  headers: Record<string, string>
}

/**
 * Serves the scripts and stylesheets of the build, compressed once instead of for every visitor, and the stylesheets of a page as
 * one file, see ./joined-stylesheets.ts. An address says which files it stands for, so that a page that somebody kept finds its
 * styles after a restart, and from another instance of the same build.
 */
export function createBuildFiles({ folder, headers }: Options) {
  const known = new LRUCache<string, BuildFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length,
    fetchMethod: async (key) => {
      const names = key.split('/')
      const text = (await Promise.all(names.map(read))).join('\n')
      // Of the sets of stylesheets that anybody can make up none is worth the time.
      return { bodies: await compressed(text, { forGood: names.length === 1 }), etag: `"${shortHash(text)}"` }
    },
  })

  async function read(name: string): Promise<string> {
    const sheet = TEXT_SHEETS.find((one) => name === `${textPart(one)}.css`)
    return sheet ? textSheet(sheet) : readFile(path.join(folder, CHUNK_FOLDER, name), 'utf8')
  }

  function answer(
    names: string[],
    { bodies, etag }: BuildFile,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const type = names.some((name) => name.endsWith('.js')) ? TYPES.js : TYPES.css
    const file = { headers: { ...headers, 'content-type': type }, etag, bodies: async () => bodies }
    return answerForGood(request, response, file)
  }

  return {
    /** Addresses of what isn't in the build are for others to answer. */
    answerFor(server: Server): void {
      interceptRequests(server, (request, response, passOn) => {
        const names = readChunkAddress(request.url ?? '')
        if (names === null) return passOn()
        known
          .forceFetch(names.join('/'))
          .then((file) => answer(names, file, request, response), passOn)
          .catch((error: unknown) => {
            log('warn', 'build-file.failed', { cause: causeOf(error) })
            if (!response.headersSent) endWith(response, 500, headers)
          })
      })
    },
  }
}
