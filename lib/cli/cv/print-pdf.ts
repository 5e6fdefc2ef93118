import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFDocument } from '@cantoo/pdf-lib'
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_ARGS, requireChromium } from '../chromium'
import type { ResumeDocument } from '../../resume/document'
import { finishPdf } from './finish-pdf'
import { SUBSETS, TYPE, typeRanges } from './lacking-characters'
import { printHtml, type PrintFont } from './print-html'
import type { PrintSource } from './printed-variants'

/** Static fonts: Chromium embeds a variable one as outlines, which are larger and print worse. */
const FONT_WEIGHTS = ['400', '700']
/** Date of a CV whose `meta.lastModified` is missing. */
const DEFAULT_DATE = '2000-01-01T00:00:00'

/** Prints CVs with one browser, which starts with the first of them. */
export function createPrinter() {
  let browser: Promise<Browser> | null = null
  let fonts: Promise<PrintFont[]> | null = null
  const open = () => chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
  return {
    async print({ document, modified }: PrintSource): Promise<Buffer> {
      browser ??= open()
      fonts ??= readFonts()
      const pdf = await printPages(await browser, document, await fonts)
      const { title, name, label, language } = document
      return finishPdf(pdf, { title, author: name, subject: label, language, date: modified ?? DEFAULT_DATE })
    },
    close: async () => (await browser)?.close(),
  }
}

/** Prints a CV, compact if that saves a page. */
async function printPages(browser: Browser, document: ResumeDocument, fonts: PrintFont[]): Promise<Buffer> {
  const pdf = await printPage(browser, printHtml(document, fonts))
  const pages = await pagesOf(pdf)
  if (pages === 1) return pdf
  const compact = await printPage(browser, printHtml(document, fonts, true))
  return (await pagesOf(compact)) < pages ? compact : pdf
}

async function pagesOf(pdf: Buffer): Promise<number> {
  return (await PDFDocument.load(new Uint8Array(pdf))).getPageCount()
}

async function printPage(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  try {
    await page.setContent(html, { waitUntil: 'load' })
    return await page.pdf({
      format: 'A4',
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    })
  } finally {
    await page.close()
  }
}

async function readFonts(): Promise<PrintFont[]> {
  const { resolve } = createRequire(__filename)
  const ranges = typeRanges()
  const files = SUBSETS.flatMap((subset) => FONT_WEIGHTS.map((weight) => ({ subset, weight })))
  return Promise.all(
    files.map(async ({ subset, weight }) => {
      const file = await readFile(
        resolve(`${TYPE}/files/bricolage-grotesque-${subset}-${weight}-normal.woff2`),
      )
      const src = `data:font/woff2;base64,${file.toString('base64')}`
      return { family: 'Bricolage Grotesque', weight, src, range: ranges[subset] }
    }),
  )
}
