import 'server-only'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../site/env'
import { causeOf, log } from '../site/log'
import { writeWhole } from '../site/write-whole.mjs'
import type { Content } from './content'
import { EMPTY_STATE, type HeldState } from './shared-state'
import { createSnapshot, type Snapshot } from './snapshot'
import { createSource } from './source'

const FILE = 'content.json'

const DIST = path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR)

/** What running sites keep, each build in a folder of its own. */
export const KEPT = path.join(/* turbopackIgnore: true */ DIST, 'cache', 'content')

/** What the pages of a finished build were made from: lib/cli/build-command.mjs puts it there, and nobody changes it. */
export const BUILT_FOLDER = path.join(/* turbopackIgnore: true */ DIST, 'content')

/** Returns the folder of a build: content that another build has read is never taken for that of this one. */
export function keptFolder(build: string): string {
  return path.join(/* turbopackIgnore: true */ KEPT, build)
}

/** @param at when it was written, in milliseconds since 1970 */
type Kept = { source: string; at: number; state: HeldState }

/**
 * Keeps the content in a file, for the next start. The file is written as a whole or not at all; on a read-only disk
 * nothing is kept.
 * @param source content of another source is ignored
 * @param built folder of the content of the build, with which the first start begins
 */
export function createKeptContent(folder: string, source: string, built: string | null = null) {
  let newest: HeldState | null = null
  let writing: Promise<void> | null = null
  let failure = ''

  async function write(state: HeldState): Promise<void> {
    try {
      await mkdir(folder, { recursive: true })
      const kept: Kept = { source, at: Date.now(), state }
      await writeWhole(path.join(folder, FILE), JSON.stringify(kept))
      failure = ''
    } catch (error) {
      const cause = causeOf(error)
      if (cause !== failure) log('warn', 'content.not-kept', { cause })
      failure = cause
    }
  }

  async function writeNewest(): Promise<void> {
    for (let state = newest; state; state = newest) {
      newest = null
      await write(state)
    }
  }

  return {
    async read(): Promise<HeldState> {
      for (const place of built === null ? [folder] : [folder, built]) {
        const kept = await readKept(place)
        if (kept?.source === source) return kept.state
      }
      return EMPTY_STATE
    },
    /** One write at a time, so that the newest state is the one that remains. */
    save(state: HeldState): Promise<void> {
      newest = state
      return (writing ??= writeNewest().finally(() => (writing = null)))
    },
  }
}

/**
 * Reads the content that the pages of a build are made from: all of its processes see it at one moment.
 * @returns null when the build has none
 */
export async function readBuildContent(folder: string): Promise<Snapshot | null> {
  const kept = await readKept(folder)
  return kept && createSnapshot(kept.state.values, kept.at, null)
}

/** Reads what this site has written. @returns null for a missing or an incomplete file */
async function readKept(folder: string): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, FILE), 'utf8')) as Kept
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
    lastOrder: () => '',
    store: null,
    source: createSource(),
  }
}
