import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { causeOf, log } from '../config/log'
import { writeWhole } from '../config/write-whole.mjs'
import { fileNameOf } from './file-name'
import type { ValueStore } from './stale-if-error'

/**
 * Keeps last good values as files, one a name, so that a restarted server still has them while the other side
 * is down. Writing is atomic; where it is impossible (a read-only disk) the site goes on without.
 * @param folder created when first needed
 * @param scope values of another scope (another upstream, say) are never read
 */
export function createFileStore(folder: string, scope: string): ValueStore {
  const written = new Map<string, string>()
  const fileOf = (name: string) => path.join(folder, `${fileNameOf(`${scope}\n${name}`)}.json`)

  return {
    async load(name) {
      try {
        return JSON.parse(await readFile(fileOf(name), 'utf8'))
      } catch {
        return null // never written, or cut off by a crash in an older version: the same as nothing
      }
    },
    async save(name, value) {
      const text = JSON.stringify(value)
      const digest = createHash('sha256').update(text).digest('base64')
      if (written.get(name) === digest) return
      try {
        await mkdir(folder, { recursive: true })
        await writeWhole(fileOf(name), text)
        written.set(name, digest)
      } catch (error) {
        log('warn', 'kept.not-written', { name, cause: causeOf(error) })
      }
    },
  }
}
