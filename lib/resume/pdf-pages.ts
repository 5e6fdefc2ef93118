import 'server-only'
import { readFile } from 'node:fs/promises'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { shortHash } from '../text/hash'
import { folders } from '../config/content-folder'
import { causeOf, log } from '../config/log'
import { formAddress } from './addresses'
import { keptFacts, type PdfFacts } from './kept-facts'
import { withPdf } from './open-pdf'
import { findServed } from './served-form'
import { type ResumeVariant, WHOLE } from './variant'

const WEBP_QUALITY = 82

/** Creates the canvases of pdf.js, which needs them on a server too, and brings a library of its own for it. */
type CanvasFactory = {
  create: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }
}

/**
 * Reads the facts of a CV's PDF.
 * @param known facts that were read before: a file of the same version is not read again
 * @returns null, with a log entry, for a file that is missing, broken or password-protected
 */
export async function readPdfFacts(
  variant: ResumeVariant = WHOLE,
  known: PdfFacts | null = null,
): Promise<PdfFacts | null> {
  return withFile(variant, async (bytes) => {
    const version = shortHash(bytes.toString('latin1'))
    if (known?.version === version) return known
    return keptFacts.of(version, () =>
      withPdf(bytes, async (document) => {
        const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
        return { pages: document.numPages, width, height, version }
      }),
    )
  })
}

/** Renders the first page as a WebP image of the given width in pixels. @returns null as {@link readPdfFacts} does */
export async function drawFirstPage(width: number, variant: ResumeVariant = WHOLE): Promise<Buffer | null> {
  const draw = async (document: PDFDocumentProxy) => {
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
  }
  return withFile(variant, (bytes) => withPdf(bytes, draw))
}

/** Reads a CV's PDF. @returns null, with a log entry, when that fails */
async function withFile<T>(variant: ResumeVariant, read: (bytes: Buffer) => Promise<T>): Promise<T | null> {
  try {
    const file = await findServed(variant, 'pdf')
    if (!file) throw new Error('there is no such file')
    return await read(await readFile(file))
  } catch (error) {
    log('warn', 'resume.pdf-unreadable', {
      file: `${folders.name}${formAddress(variant, 'pdf')}`,
      cause: causeOf(error),
      kept: 'the text',
    })
    return null
  }
}
