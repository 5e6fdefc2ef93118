import 'server-only'
import { readFile } from 'node:fs/promises'
import type { Entry, ZipFile } from 'yauzl'
import type { PrintedForm } from './addresses'
import { readPdf } from './pdf-pages'

/** Limit for one part of a Word document, far above the size of a CV's. */
const MAX_PART_BYTES = 20_000_000

/**
 * Whether a printed file contains one of these e-mail addresses: in its text, its links, their descriptions or its
 * metadata.
 * @param addresses in lower case
 * @returns false for a file that can't be read
 */
export async function namesAddress(
  file: string,
  form: PrintedForm,
  addresses: readonly string[],
): Promise<boolean> {
  if (addresses.length === 0) return false
  const words = await (form === 'pdf' ? wordsOfPdf(file) : wordsOfDocx(file)).catch(() => '')
  // An address may be split over two lines.
  const whole = words.replace(/\s+/g, '').toLowerCase()
  return addresses.some((address) => whole.includes(address))
}

async function wordsOfPdf(file: string): Promise<string> {
  return readPdf('readPdfWords', [await readFile(file)])
}

async function wordsOfDocx(file: string): Promise<string> {
  const { openPromise } = await import('yauzl')
  const archive = await openPromise(file)
  const parts: string[] = []
  for await (const entry of archive.eachEntry()) {
    if (!/\.(?:xml|rels)$/.test(entry.fileName) || entry.uncompressedSize > MAX_PART_BYTES) continue
    parts.push(await textOf(archive, entry))
  }
  // A word may be split over several elements.
  return parts.flatMap((part) => [part, part.replace(/<[^>]*>/g, '')]).join('\n')
}

async function textOf(archive: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
