import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Entry, ZipFile } from 'yauzl'
import { causeOf, log } from '../site/log'
import { fileVersion } from '../images/own-file'
import { processWide } from '../site/once'
import { createWorkerThread, type RunTask } from '../site/worker-thread'
import { PDF_TASKS } from './pdf-tasks'
import type { PrintedForm } from './addresses'

const WEBP_QUALITY = 82

/** Page count, page size in points and version of a CV's PDF; they reserve its space on the page. */
export type PdfFacts = { pages: number; width: number; height: number; version: string }

/**
 * Reads the facts of a CV's PDF.
 * @returns null, with a log entry, for a file that is broken or password-protected
 */
export async function readPdfFacts(file: string): Promise<PdfFacts | null> {
  const version = await fileVersion(file)
  return reading(file, async (bytes) => ({ ...(await readPdf('readPdfSize', [bytes])), version }))
}

/** Renders the first page as a WebP image of the given width in pixels. @returns null as {@link readPdfFacts} does */
export async function drawFirstPage(file: string, width: number): Promise<Buffer | null> {
  return reading(file, async (bytes) => {
    const [{ default: sharp }, page] = await Promise.all([
      import('sharp'),
      readPdf('drawPdfPage', [bytes, width]),
    ])
    const raw = { width: page.width, height: page.height, channels: 4 } as const
    return sharp(page.data, { raw }).webp({ quality: WEBP_QUALITY }).toBuffer()
  })
}

/** Reads a PDF. @returns null, with a log entry, when that fails */
async function reading<T>(file: string, read: (bytes: Uint8Array) => Promise<T>): Promise<T | null> {
  try {
    return await read(await readFile(file))
  } catch (error) {
    log('warn', 'resume.pdf-unreadable', {
      file: path.relative(process.cwd(), file),
      cause: causeOf(error),
      kept: 'the text',
    })
    return null
  }
}

/**
 * Reads a PDF in a thread of its own. The library replaces `JSON` and other built-ins of the thread where it is loaded by
 * slower ones, which every page would pay for, and takes 45 MB.
 * @throws Error for a broken or password-protected file
 */
export const readPdf: RunTask<typeof PDF_TASKS> = (name, given) =>
  processWide('pdf-thread', () => createWorkerThread(openThread, PDF_TASKS))(name, given)

function openThread(): Worker {
  return new Worker(new URL('./pdf-worker.ts', import.meta.url))
}

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
