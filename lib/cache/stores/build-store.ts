import 'server-only'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { ValueStore } from '../store'
import { createFileStore } from './file-store'

/**
 * Creates a store of files shared by the processes of one build: each value is fetched once, and all pages are rendered
 * from the same data. Files of earlier builds are deleted.
 * @param folder used for nothing else
 * @param build unique for each build, and shared by its processes
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
      return found && { ...found, ageMs: 0 } // values don't age during a build
    },
  }
}
