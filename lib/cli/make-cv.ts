import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright'
import { setPdfInfo } from '../resume/pdf-info'
import { readResume } from '../resume/resume'
import { renderResumeHtml, type ResumeFont } from '../resume/resume-html'

const OUTPUT = path.join(process.cwd(), 'public', 'cv.pdf')
const FONT_FILE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Date of a CV whose `meta.lastModified` is missing. */
const DEFAULT_DATE = '2000-01-01T00:00:00'

async function makeCv(): Promise<string> {
  const resume = readResume()
  const pdf = await print(renderResumeHtml(resume, [await readFont()]))
  const date = resume.meta?.lastModified ?? DEFAULT_DATE
  await writeFile(OUTPUT, setPdfInfo(pdf, { author: resume.basics.name, date }))
  return `${path.relative(process.cwd(), OUTPUT)}: ${Math.round(pdf.length / 1024)} KB`
}

async function print(html: string): Promise<Buffer> {
  const own = chromium.executablePath()
  const browser = await chromium.launch({
    executablePath: existsSync(own) ? own : SYSTEM_CHROMIUM,
    args: LAUNCH_ARGS,
  })
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

async function readFont(): Promise<ResumeFont> {
  const file = await readFile(createRequire(import.meta.url).resolve(FONT_FILE))
  return {
    family: 'Bricolage Grotesque Variable',
    weight: '200 800',
    src: `data:font/woff2;base64,${file.toString('base64')}`,
  }
}

makeCv().then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
