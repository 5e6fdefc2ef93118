import 'server-only'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { ValueStore } from '../store'
import { createFileStore } from './file-store'

/**
 * What the processes of one build hand to each other, as files: each value is fetched once for the whole build, and all
 * pages are made from the same. What an earlier build left is removed.
 * @param folder for this and nothing else
 * @param build the same in all processes of one build and in no other: what was right then may be wrong now
 */
export function createBuildStore(folder: string, build: string): ValueStore {
  const mine = path.join(folder, build)
  mkdirSync(mine, { recursive: true })
  for (const earlier of readdirSync(folder))
    if (earlier !== build) rmSync(path.join(folder, earlier), { recursive: true, force: true })
  const files = createFileStore(mine, build)
  return {
    save: files.save,
    async load(name) {
      const found = await files.load(name)
      return found && { ...found, ageMs: 0 } // a build is one moment
    },
  }
}
