import 'server-only'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { causeOf, log } from '../../config/log'
import { writeWhole } from '../../config/write-whole.mjs'
import type { Entry, ValueStore } from '../store'
import { fileNameOf } from './file-name'

/**
 * Keeps values as files, one a name, so that a restarted server still has them while the other side is down. Writing
 * is atomic; where it is impossible (a read-only disk) the site goes on without.
 * @param folder created when first needed
 * @param scope values of another scope (another upstream, say) are never read
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
        // An earlier process read it: it serves until something fresher can be had.
        return { value, version, ticket, ageMs: Infinity }
      } catch {
        return null // never written, or not whole: the same as nothing
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
