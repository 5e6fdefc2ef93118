import './load-env-files'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright'
import { contentFile } from '../config/content-folder'
import { writeWhole } from '../config/write-whole.mjs'
import { isOwnPdf, setPdfInfo } from '../resume/pdf-info'
import { markSource, resumeVersion } from '../resume/pdf-source'
import { readResume } from '../resume/resume'
import { renderResumeHtml, type ResumeFont } from '../resume/resume-html'
import { CHROMIUM_ARGS, ensureChromium } from './chromium'
import { confirmOverwrite } from './overwriting'

const OUTPUT = contentFile('cv.pdf')
/** Static fonts: Chromium embeds a variable one as outlines, which are larger and print worse. */
const FONT_WEIGHTS = ['400', '700']
/** Date of a CV whose `meta.lastModified` is missing. */
const DEFAULT_DATE = '2000-01-01T00:00:00'

async function makeCv(force: boolean): Promise<string> {
  const resume = readResume()
  await confirmOverwrite(OUTPUT, { command: 'npm run cv', force, isUntouched: isOwnPdf })
  const pdf = await print(renderResumeHtml(resume, await Promise.all(FONT_WEIGHTS.map(readFont))))
  const date = resume.meta?.lastModified ?? DEFAULT_DATE
  const own = setPdfInfo(pdf, { author: resume.basics.name, date })
  await writeWhole(OUTPUT, markSource(own, resumeVersion(resume)))
  return `${path.relative(process.cwd(), OUTPUT)}: ${Math.round(pdf.length / 1024)} KB`
}

async function print(html: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.setContent(html, { waitUntil: 'load' })
    return await page.pdf({
      format: 'A4',
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    })
  } finally {
    await browser.close()
  }
}

async function readFont(weight: string): Promise<ResumeFont> {
  const name = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff2`
  const file = await readFile(createRequire(import.meta.url).resolve(name))
  const src = `data:font/woff2;base64,${file.toString('base64')}`
  return { family: 'Bricolage Grotesque', weight, src }
}

makeCv(process.argv.includes('--force')).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
