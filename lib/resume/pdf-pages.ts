import 'server-only'
import './older-node'
import { readFile } from 'node:fs/promises'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { shortHash } from '../text/hash'
import { folders } from '../config/content-folder'
import { causeOf, log } from '../config/log'
import { formAddress } from './addresses'
import { findServed } from './served-form'
import { type ResumeVariant, WHOLE } from './variant'

const WEBP_QUALITY = 82

/** Page count, page size in points and version of a CV's PDF; they reserve its space on the page. */
export type PdfFacts = { pages: number; width: number; height: number; version: string }

/** @returns null, with a log entry, for a file that is missing, broken or password-protected */
export async function readPdfFacts(variant: ResumeVariant = WHOLE): Promise<PdfFacts | null> {
  return withDocument(variant, async (document, bytes) => {
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
    return { pages: document.numPages, width, height, version: shortHash(bytes.toString('latin1')) }
  })
}

/** Renders the first page as a WebP image of the given width in pixels; null as above. */
export async function drawFirstPage(width: number, variant: ResumeVariant = WHOLE): Promise<Buffer | null> {
  return withDocument(variant, async (document) => {
    const [{ createCanvas }, { default: sharp }] = await Promise.all([
      import('@napi-rs/canvas'),
      import('sharp'),
    ])
    const page = await document.getPage(1)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
    return sharp(canvas.toBuffer('image/png')).webp({ quality: WEBP_QUALITY }).toBuffer()
  })
}

async function withDocument<T>(
  variant: ResumeVariant,
  read: (document: PDFDocumentProxy, bytes: Buffer) => Promise<T>,
): Promise<T | null> {
  try {
    const file = await findServed(variant, 'pdf')
    if (!file) throw new Error('there is no such file')
    const bytes = await readFile(file)
    const { getDocument, VerbosityLevel } = await import(
      /* turbopackIgnore: true */ 'pdfjs-dist/legacy/build/pdf.mjs'
    )
    const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
    try {
      return await read(await task.promise, bytes)
    } finally {
      await task.destroy()
    }
  } catch (error) {
    log('warn', 'resume.pdf-unreadable', {
      file: `${folders.name}${formAddress(variant, 'pdf')}`,
      cause: causeOf(error),
      kept: 'the text',
    })
    return null
  }
}
