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

/** Compressed size. More than a build needs, since anybody can request arbitrary combinations of stylesheets. */
const MAX_BYTES = 8_000_000

const TYPES = { css: 'text/css; charset=utf-8', js: 'application/javascript; charset=utf-8' }

type BuildFile = { bodies: Bodies; etag: string }

type Options = {
  /** Absolute path. */
  folder: string
  /** Headers of every response of the site. */
  headers: Record<string, string>
}

/**
 * Serves the scripts and stylesheets of the build, compressed once instead of once per visitor. The stylesheets of a
 * page are served as one file, see ./joined-stylesheets.ts. An address lists the files it stands for. A cached page
 * therefore finds its styles after a restart, and on another instance of the same build.
 */
export function createBuildFiles({ folder, headers }: Options) {
  const known = new LRUCache<string, BuildFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length,
    fetchMethod: async (key) => {
      const names = key.split('/')
      const text = (await Promise.all(names.map(read))).join('\n')
      // Arbitrary combinations of stylesheets aren't worth the slower compression.
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
    /** Answers requests for files of the build, and passes all others on. */
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
