import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import '../../lib/resume/older-node'
import type { Page } from 'playwright/test'
import { hasTool } from '../../lib/cli/system-package'
import { isOwnPdf } from '../../lib/resume/pdf-info'
import { checkPublishedSchema } from '../../lib/cli/published-schema'
import { expect, test } from '../ready-page'

const FILE = path.resolve(__dirname, '../content/cv.pdf')
const FACTS = ['Inés Prueba', 'hola@ines.example', 'Talleres Modelo', 'sept. 2022', 'dic. 2024']

/** What stays of a text when line breaks, bullets and separators that only a layout adds are taken away. */
const letters = (text: string) => text.replace(/[\s\u00a0·•]/g, '')

/** The foot of a page: the name and the page's number. */
const FOOT = /(?:1|2)\s*\/\s*2\s*Inés\s?Prueba|Inés\s?Prueba\s*(?:1|2)\s*\/\s*2/g

async function sheetText(page: Page): Promise<string> {
  return page.locator('main article').first().innerText()
}

async function readWithPdfJs(): Promise<{ text: string; lang: unknown; tagged: boolean }> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(readFileSync(FILE)) })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  const { info } = await document.getMetadata()
  const structure = await (await document.getPage(1)).getStructTree()
  await task.destroy()
  return {
    text: pages.join('\n'),
    lang: (info as { Language?: string }).Language,
    tagged: (structure?.children.length ?? 0) > 0,
  }
}

function poppler(command: string, args: string[]): string {
  test.skip(!hasTool(command, 'poppler-utils'), `${command} is missing: install poppler-utils`)
  const output = command === 'pdftotext' ? ['-'] : []
  return spawnSync(command, [...args, FILE, ...output], { encoding: 'utf8' }).stdout
}

test.use({ javaScriptEnabled: false })

/** An owner's own file has its own words; these tests are about the one that `npm run cv` prints. */
const own = () => test.skip(!isOwnPdf(readFileSync(FILE)), 'the file was not made by npm run cv')

test('the page and the PDF say the same, in the same order: after an edit, npm run cv', async ({ page }) => {
  own()
  await page.goto('/resume')
  const { text } = await readWithPdfJs()
  expect(letters(text.replace(FOOT, ''))).toBe(letters(await sheetText(page)))
})

test('another reader finds the same text, in the same order', async ({ page }) => {
  own()
  await page.goto('/resume')
  const text = poppler('pdftotext', ['-raw']).replace(FOOT, '')
  expect(letters(text)).toBe(letters(await sheetText(page)))
  for (const fact of FACTS) expect(text.replaceAll('\u00a0', ' ')).toContain(fact)
})

test('the PDF is tagged, Spanish, titled, at most two pages of A4, under 150 KB', async () => {
  own()
  const { lang, tagged, text } = await readWithPdfJs()
  expect([lang, tagged]).toEqual(['es', true])
  for (const fact of FACTS) expect(text.replaceAll('\u00a0', ' ')).toContain(fact)
  expect(statSync(FILE).size).toBeLessThan(150_000)
  const info = poppler('pdfinfo', [])
  expect(info).toMatch(/Title:\s+CV de Inés Prueba/)
  expect(info).toMatch(/Author:\s+Inés Prueba/)
  expect(info).toMatch(/Tagged:\s+yes/)
  expect(info).toMatch(/Pages:\s+[12]\n/)
  expect(info).toMatch(/\(A4\)/)
})

test('/resume.json follows the published JSON Resume schema', async ({ request }) => {
  const answer = await request.get('/resume.json')
  expect(answer.headers()['content-type']).toBe('application/json; charset=utf-8')
  const resume = (await answer.json()) as { basics: { name: string } }
  expect(resume.basics.name).toBe('Inés Prueba')
  expect(() => checkPublishedSchema(resume)).not.toThrow()
  expect(() => checkPublishedSchema({ work: 'no' })).toThrow('work is "no"; it should be a list')
})

test('on paper /resume is the CV itself', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/resume')
  await expect(page.getByRole('heading', { name: 'Experiencia' })).toBeVisible()
  for (const hidden of ['Currículo', 'El documento'])
    await expect(page.getByRole('heading', { name: hidden })).toBeHidden()
  await expect(page.getByText('Descargar CV').first()).toBeHidden()
})

test('the first page is in the HTML as a picture, before any script', async ({ page }) => {
  await page.goto('/resume')
  const picture = page.getByRole('img', { name: 'Página 1 de 2' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(700)
})
