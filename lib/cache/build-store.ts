import 'server-only'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWholeSync } from '../config/write-whole.mjs'
import { fileNameOf } from './file-name'
import type { SharedValues } from './stale-if-error'

/**
 * What the processes of one build hand to each other, as files: each value is fetched once for the whole build, and all
 * pages are made from the same. What an earlier build left is removed.
 * @param folder for this and nothing else
 * @param build the same in all processes of one build and in no other: what was right then may be wrong now
 */
export function createBuildStore(folder: string, build: string): SharedValues {
  const mine = path.join(folder, build)
  const fileOf = (name: string) => path.join(mine, fileNameOf(name))
  mkdirSync(mine, { recursive: true })
  for (const earlier of readdirSync(folder))
    if (earlier !== build) rmSync(path.join(folder, earlier), { recursive: true, force: true })

  return {
    changedAt: (name) => Math.floor(statSync(fileOf(name), { throwIfNoEntry: false })?.mtimeMs ?? 0),
    read: async (name) => JSON.parse(await readFile(fileOf(name), 'utf8')) as unknown,
    write(name, value) {
      writeWholeSync(fileOf(name), JSON.stringify(value))
    },
  }
}
