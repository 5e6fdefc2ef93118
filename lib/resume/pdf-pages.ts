import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { shortHash } from '../text/hash'
import { causeOf, log } from '../site/log'
import { fileVersion } from '../images/own-file'
import { withPdf } from './open-pdf'

const WEBP_QUALITY = 82

/** Page count, page size in points and version of a CV's PDF; they reserve its space on the page. */
export type PdfFacts = { pages: number; width: number; height: number; version: string }

/** Creates the canvases of pdf.js, which needs them on a server too, and brings a library of its own for it. */
type CanvasFactory = {
  create: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }
}

/**
 * Reads the facts of a CV's PDF. The library that does this takes 45 MB.
 * @returns null, with a log entry, for a file that is broken or password-protected
 */
export async function readPdfFacts(file: string): Promise<PdfFacts | null> {
  const version = await pdfVersion(file)
  return reading(file, async (document) => {
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
    return { pages: document.numPages, width, height, version }
  })
}

/** Returns a hash that changes with the file. */
export async function pdfVersion(file: string): Promise<string> {
  return shortHash(await fileVersion(file))
}

/** Renders the first page as a WebP image of the given width in pixels. @returns null as {@link readPdfFacts} does */
export async function drawFirstPage(file: string, width: number): Promise<Buffer | null> {
  return reading(file, async (document) => {
    const { default: sharp } = await import('sharp')
    const page = await document.getPage(1)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const raw = {
      width: Math.round(viewport.width),
      height: Math.round(viewport.height),
      channels: 4,
    } as const
    const { canvas, context } = (document.canvasFactory as CanvasFactory).create(raw.width, raw.height)
    await page.render({ canvas, viewport }).promise
    const { data } = context.getImageData(0, 0, raw.width, raw.height)
    return sharp(data, { raw }).webp({ quality: WEBP_QUALITY }).toBuffer()
  })
}

/** Reads a PDF. @returns null, with a log entry, when that fails */
async function reading<T>(file: string, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T | null> {
  try {
    return await withPdf(await readFile(file), read)
  } catch (error) {
    log('warn', 'resume.pdf-unreadable', {
      file: path.relative(process.cwd(), file),
      cause: causeOf(error),
      kept: 'the text',
    })
    return null
  }
}
