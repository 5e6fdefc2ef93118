import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_ARGS, requireChromium } from '../chromium'
import { finishPdf } from './finish-pdf'
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
      fonts ??= Promise.all(FONT_WEIGHTS.map(readFont))
      const pdf = await printPage(await browser, printHtml(document, await fonts))
      const { title, name, label, language } = document
      return finishPdf(pdf, { title, author: name, subject: label, language, date: modified ?? DEFAULT_DATE })
    },
    close: async () => (await browser)?.close(),
  }
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

async function readFont(weight: string): Promise<PrintFont> {
  const name = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff2`
  const file = await readFile(createRequire(__filename).resolve(name))
  const src = `data:font/woff2;base64,${file.toString('base64')}`
  return { family: 'Bricolage Grotesque', weight, src }
}
