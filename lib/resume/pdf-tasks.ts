import './older-node'
import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Creates the canvases of pdf.js, which needs them on a server too, and brings a library of its own for it. */
type CanvasFactory = {
  create: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }
}

/** What can be read from the bytes of a PDF: see pdf-pages.ts. Each throws the error of pdf.js for a broken file. */
export const PDF_TASKS = { readPdfSize, drawPdfPage, readPdfWords }

/** Returns the number of pages, and the size of the first in points. */
async function readPdfSize(bytes: Uint8Array): Promise<{ pages: number; width: number; height: number }> {
  return withPdf(bytes, async (document) => {
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
    return { pages: document.numPages, width, height }
  })
}

/** Draws the first page. @param width in pixels @returns four bytes for each pixel */
async function drawPdfPage(
  bytes: Uint8Array,
  width: number,
): Promise<{ data: Uint8ClampedArray; width: number; height: number }> {
  return withPdf(bytes, async (document) => {
    const page = await document.getPage(1)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const size = { width: Math.round(viewport.width), height: Math.round(viewport.height) }
    const factory = document.canvasFactory as CanvasFactory
    const { canvas, context } = factory.create(size.width, size.height)
    await page.render({ canvas, viewport }).promise
    return { data: context.getImageData(0, 0, size.width, size.height).data, ...size }
  })
}

/** Returns the words of a PDF: its text, its links and their descriptions, its metadata. */
async function readPdfWords(bytes: Uint8Array): Promise<string> {
  return withPdf(bytes, async (document) => {
    const { info, metadata } = await document.getMetadata()
    const words = [JSON.stringify(info), JSON.stringify(metadata?.getRaw() ?? '')]
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      words.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
      words.push(JSON.stringify(await page.getAnnotations()))
    }
    return words.join('\n')
  })
}

/** Opens a PDF, and closes it after `read`. */
async function withPdf<T>(bytes: Uint8Array, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const { getDocument, VerbosityLevel } = await import(
    /* turbopackIgnore: true */ 'pdfjs-dist/legacy/build/pdf.mjs'
  )
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}
