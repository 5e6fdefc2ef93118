import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { readWithin, TooLargeError } from '../../../services/http/read-within'
import { Refusal } from '../refusal'
import type { TextFile } from './medium'

const MAX_ENTRIES = 20_000
const MAX_ENTRY_BYTES = 100 * 1024 * 1024
const MAX_TOTAL_BYTES = 200 * 1024 * 1024

const open = promisify((bytes: Buffer, done: (error: Error | null, zip: ZipFile) => void) =>
  fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, done),
)

/**
 * Reads the matching text files of an archive, without writing any file. Refuses names that lead outside the archive,
 * and content beyond the limits, since a small archive may unpack to a huge size.
 * @param wanted matches the names of entries to read
 * @throws Refusal
 */
export async function readZip(bytes: Buffer, name: string, wanted: RegExp): Promise<TextFile[]> {
  let zip: ZipFile | null = null
  try {
    zip = await open(bytes)
    return await readEntries(zip, name, wanted)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(
      `${name} is no whole zip archive: ${error instanceof Error ? error.message : String(error)}`,
    )
  } finally {
    zip?.close()
  }
}

async function readEntries(zip: ZipFile, name: string, wanted: RegExp): Promise<TextFile[]> {
  if (zip.entryCount > MAX_ENTRIES)
    throw new Refusal(`${name} has ${zip.entryCount} files; at most ${MAX_ENTRIES} are read`)
  const files: TextFile[] = []
  let left = MAX_TOTAL_BYTES
  for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) {
    if (!wanted.test(entry.fileName)) continue
    const content = await readEntry(zip, entry, Math.min(left, MAX_ENTRY_BYTES), name)
    left -= content.length
    files.push({ name: entry.fileName, text: content.toString('utf8').replace(/^\uFEFF/, '') })
  }
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function nextEntry(zip: ZipFile): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      zip.removeAllListeners()
      done()
    }
    zip.once('entry', (entry: Entry) => settle(() => resolve(entry)))
    zip.once('end', () => settle(() => resolve(null)))
    zip.once('error', (error: Error) => settle(() => reject(error)))
    zip.readEntry()
  })
}

async function readEntry(zip: ZipFile, entry: Entry, limit: number, name: string): Promise<Buffer> {
  if (entry.uncompressedSize > limit) throw tooLarge(name, entry)
  const stream = await promisify(zip.openReadStream.bind(zip) as OpenStream)(entry)
  return readWithin(stream, limit).catch((error: unknown) => {
    throw error instanceof TooLargeError ? tooLarge(name, entry) : error
  })
}

type OpenStream = (
  entry: Entry,
  done: (error: Error | null, stream: NodeJS.ReadableStream & AsyncIterable<Buffer>) => void,
) => void

function tooLarge(name: string, { fileName }: Entry): Refusal {
  const megabytes = MAX_TOTAL_BYTES / 1024 / 1024
  return new Refusal(
    `${name} unpacks to more than ${megabytes} MB (at ${fileName}); that is no export of a blog`,
  )
}
