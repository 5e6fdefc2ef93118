import 'server-only'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { causeOf, log } from '../../config/log'
import { writeWhole } from '../../config/write-whole.mjs'
import type { Entry, ValueStore } from '../store'
import { fileNameOf } from './file-name'

/**
 * Stores values as files, so that a restarted server has them while the source is down. Writes are atomic; without
 * write access (a read-only disk) nothing is stored.
 * @param folder created on the first write
 * @param scope values of another scope, such as another upstream, are ignored
 */
export function createFileStore(folder: string, scope: string): ValueStore {
  const written = new Map<string, number>()
  const fileOf = (name: string) => path.join(folder, `${fileNameOf(`${scope}\n${name}`)}.json`)

  return {
    async load(name) {
      try {
        const entry = JSON.parse(await readFile(fileOf(name), 'utf8')) as Partial<Entry>
        const { value, version, ticket } = entry
        if (value === undefined || typeof version !== 'string' || typeof ticket !== 'number') return null
        // From an earlier process, so its age is unknown: stale, and served only until a load succeeds.
        return { value, version, ticket, ageMs: Infinity }
      } catch {
        return null // missing or incomplete
      }
    },

    async save(name, { value, version, ticket }) {
      if ((written.get(name) ?? 0) > ticket) return
      written.set(name, ticket)
      try {
        await mkdir(folder, { recursive: true })
        await writeWhole(fileOf(name), JSON.stringify({ value, version, ticket } satisfies Entry))
      } catch (error) {
        log('warn', 'cache.not-written', { name, cause: causeOf(error) })
      }
    },
  }
}
