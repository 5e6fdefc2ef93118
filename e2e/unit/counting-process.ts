import { openSqliteStore } from '../../lib/services/counters/sqlite-store'
import { COUNTED_PAGES } from './counted-pages'

/*
 * Adds batches endlessly, each with one view of every page, and prints each batch's number once it is stored. A test
 * kills this process. Run as `node --import tsx --conditions=react-server e2e/unit/counting-process.ts FOLDER DAY`.
 */
const [folder = '', day = ''] = process.argv.slice(2)

async function countWithoutEnd(): Promise<void> {
  const store = await openSqliteStore(folder, { today: () => day })
  for (let added = 1; ; added += 1) {
    const counts = COUNTED_PAGES.map((name) => ({ day, kind: 'page' as const, name, count: 1 }))
    await store.add({ id: String(added), counts })
    process.stdout.write(`${added}\n`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

void countWithoutEnd()
