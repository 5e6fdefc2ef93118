import 'server-only'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Database } from 'libsql'
import { COUNTERS_KEEP_DAYS } from '../../config/constants'
import { daysBefore } from '../../text/days'
import { type Count, KINDS, type Kind, MAX_NAMES, OVERFLOW } from './count'
import { makeCountersFolder } from './folder'
import type { CountersStore } from './store'

const FILE = 'counters.sqlite'
/**
 * How long to wait for a locked database. Node is blocked meanwhile; if the wait is in vain, the batch is retried
 * later.
 */
const BUSY_MS = 50

const TABLES = `
create table if not exists counts (day text, kind text, name text, count integer not null, primary key (day, kind, name)) without rowid;`

/** Feed readers may report a smaller number later in the day: the largest is kept. */
const ADD: Record<'sum' | 'max', string> = {
  sum: 'insert into counts values (?, ?, ?, ?) on conflict do update set count = count + excluded.count',
  max: 'insert into counts values (?, ?, ?, ?) on conflict do update set count = max(count, excluded.count)',
}

/**
 * Opens the counts in a database file with a write-ahead log (WAL): a killed process leaves complete batches only, and
 * other processes read while this one writes. A file that is deleted or replaced at run time, for example by a restored
 * backup, is opened again.
 * @param options.mustExist opens an existing file only, for a tool that only reads
 */
export async function openSqliteStore(
  folder: string,
  { mustExist = false, today }: { mustExist?: boolean; today: () => string },
): Promise<CountersStore> {
  const file = path.join(/* turbopackIgnore: true */ folder, FILE)
  if (mustExist && !existsSync(file)) return NOTHING
  const { default: open } = await import('libsql')
  const openFile = () => {
    if (!mustExist) makeCountersFolder(folder)
    const store = storeIn(new open(file), today)
    return { store, inode: inodeOf(file) }
  }
  let opened: ReturnType<typeof openFile> | null = openFile()
  function current(): CountersStore {
    if (opened && opened.inode !== inodeOf(file)) {
      // Closed before the new file is opened, because closing deletes the log of the file at that path.
      opened.store.close()
      opened = null
    }
    opened ??= openFile()
    return opened.store
  }
  return {
    add: (batch) => current().add(batch),
    read: (days) => current().read(days),
    close: () => opened?.store.close(),
  }
}

const NOTHING: CountersStore = { add: () => undefined, read: () => [], close: () => undefined }

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino
}

function storeIn(database: Database, today: () => string): CountersStore {
  try {
    return prepared(database, today)
  } catch (error) {
    database.close()
    throw error
  }
}

function prepared(database: Database, today: () => string): CountersStore {
  database.exec(`pragma busy_timeout = ${BUSY_MS}`)
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = normal')
  database.exec(TABLES)
  const nameOf = withinBounds(database)
  const adding = { sum: database.prepare(ADD.sum), max: database.prepare(ADD.max) }
  const removing = database.prepare('delete from counts where day < ?')
  const reading = database.prepare('select day, kind, name, count from counts where day >= ? and day <= ?')
  let cleaned = ''

  const addAll = database.transaction((counts: Count[]) => {
    for (const { day, kind, name, count } of counts) {
      const within = nameOf(day, kind, name)
      if (within !== null) adding[kind === 'reader' ? 'max' : 'sum'].run(day, kind, within, count)
    }
    if (cleaned !== today()) removing.run(daysBefore(today(), COUNTERS_KEEP_DAYS))
  })

  return {
    add({ counts }) {
      addAll.immediate(counts)
      cleaned = today()
    },
    read: (days) => (reading.all(days[0], days.at(-1)) as unknown[]).flatMap(readRow),
    close: () => void database.close(),
  }
}

/**
 * Returns a function that finds the name to count under, so that a day has a limited number of names; null when the
 * count is dropped.
 */
function withinBounds(database: Database) {
  const known = database.prepare('select 1 from counts where day = ? and kind = ? and name = ?')
  const size = database.prepare('select count(*) as size from counts where day = ? and kind = ?')
  return (day: string, kind: Kind, name: string): string | null => {
    if (known.get(day, kind, name)) return name
    const { size: names } = size.get(day, kind) as { size: number }
    return names < MAX_NAMES[kind] ? name : (OVERFLOW[kind] ?? null)
  }
}

function readRow(row: unknown): [Count] | [] {
  const { day, kind, name, count } = row as Record<string, unknown>
  const known = KINDS.find((one) => one === kind)
  return known ? [{ day: String(day), kind: known, name: String(name), count: Number(count) }] : []
}
