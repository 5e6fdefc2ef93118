import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { shortHash } from '../text/hash'
import { causeOf, log } from '../config/log'
import { pixelsOf } from '../images/canvas-pixels'
import { fileVersion } from '../images/own-file'
import { withPdf } from './open-pdf'

const WEBP_QUALITY = 82

/** Page count, page size in points and version of a CV's PDF; they reserve its space on the page. */
export type PdfFacts = { pages: number; width: number; height: number; version: string }

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
    const [{ createCanvas }, { default: sharp }] = await Promise.all([
      import('@napi-rs/canvas'),
      import('sharp'),
    ])
    const page = await document.getPage(1)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
    const { input, raw } = pixelsOf(canvas)
    return sharp(input, { raw }).webp({ quality: WEBP_QUALITY }).toBuffer()
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
