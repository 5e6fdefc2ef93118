import 'server-only'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { env } from '../site/env'
import { causeOf, log } from '../site/log'
import { writeWhole } from '../site/write-whole.mjs'
import { createSnapshot, type Snapshot } from './snapshot'
import type { Content } from './content'
import { createTexts } from './texts'
import type { Values } from './part'

/**
 * What the store holds.
 * @param id of the state that instances share; empty before there is one
 * @param order changes with each order, whether or not it found anything new
 * @param isAlone whether other instances have yet to be told of an order, which the server that they share missed or lost
 */
export type HeldState = { id: string; order: string; values: Values; isAlone: boolean }

export const EMPTY_STATE: HeldState = { id: '', order: '', values: {}, isAlone: false }

const STATE = 'content.json'

const DIST = path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR)

/** What running sites keep, each build in a folder of its own. */
export const KEPT = path.join(/* turbopackIgnore: true */ DIST, 'cache', 'content')

/** What the pages of a finished build were made from: lib/cli/build-command.mjs puts it there, and nobody changes it. */
export const BUILT_FOLDER = path.join(/* turbopackIgnore: true */ DIST, 'content')

/** Returns the folder of a build: content that another build has read is never taken for that of this one. */
export function keptFolder(build: string): string {
  return path.join(/* turbopackIgnore: true */ KEPT, build)
}

/** The folder of the articles' texts, within that of the content. */
export const textsFolder = (folder: string) => path.join(folder, 'texts')

/** @param at when it was written, in milliseconds since 1970 */
type Kept = { source: string; at: number; state: HeldState }

/**
 * Keeps the content in a file, for the next start. The file is written as a whole or not at all; on a read-only disk
 * nothing is kept.
 * @param source content of another source is ignored
 * @param built folder of the content of the build, with which the first start begins
 */
export function createKeptContent(folder: string, source: string, built: string | null = null) {
  /** So that the newest state is the one that remains. */
  const oneByOne = pLimit(1)
  let failure = ''

  async function write(state: HeldState): Promise<void> {
    try {
      await mkdir(folder, { recursive: true })
      const kept = { source, at: Date.now(), state } satisfies Kept
      await writeWhole(path.join(folder, STATE), JSON.stringify(kept))
      failure = ''
    } catch (error) {
      const cause = causeOf(error)
      if (cause !== failure) log('warn', 'content.not-kept', { cause })
      failure = cause
    }
  }

  return {
    async read(): Promise<HeldState> {
      for (const place of [folder, ...(built === null ? [] : [built])]) {
        const kept = await readJson<Kept>(path.join(place, STATE))
        if (kept?.source === source) return kept.state
      }
      return EMPTY_STATE
    },
    save: (state: HeldState): Promise<void> => oneByOne(write, state),
  }
}

/**
 * Reads the content of a build as its pages were rendered from it, by several processes at one moment.
 * @returns null when the build has none
 */
export async function readBuildContent(folder: string): Promise<Snapshot | null> {
  const kept = await readJson<Kept>(path.join(folder, STATE))
  return kept && createSnapshot(kept.state.values, kept.at, null)
}

/** Reads a file that this site has written. @returns null for a missing or an incomplete one */
async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return null
  }
}

/**
 * Opens the content that the build command has read, once for all processes of the build: every page is rendered from
 * the same content, whichever process renders it.
 */
export function openBuildContent(): Content {
  const folder = keptFolder(env.PORTFOLIO_BUILD ?? '')
  const snapshot = readBuildContent(folder)
  return {
    async sync() {
      const content = await snapshot
      if (!content)
        throw new Error(`There is no content in ${folder}: run npm run build, which reads it first.`)
      return content
    },
    failure: () => null,
    readText: () => Promise.reject(new Error('a build reads no content after its beginning')),
    lastOrder: () => '',
    store: null,
    source: null,
    texts: createTexts(textsFolder(folder)),
  }
}
