import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Page } from 'playwright/test'
import { checkPublishedSchema } from '../unit/published-schema'
import { formAddress, resumePath, type ResumeVariant } from '../../lib/resume/addresses'
import { readFacts } from '../page-facts'
import { has, missing, POPPLER } from '../programs'
import { fieldsOf } from '../resume-fields'
import { letters, readDocx, readWithPdfJs, readWithPoppler } from '../resume-readers'
import { expect, test } from '../ready-page'

const ROLES = [null, 'analista-programador', 'full-stack']
const VARIANTS = (['es', 'en'] as const).flatMap((language) => ROLES.map((role) => ({ language, role })))
const WHOLE: ResumeVariant = { language: 'es', role: null }

const fileOf = (variant: ResumeVariant, form: 'pdf' | 'docx') =>
  path.join(__dirname, '../content', formAddress(variant, form))
const textOf = async (request: APIRequestContext, variant: ResumeVariant) =>
  (await request.get(formAddress(variant, 'txt'))).text()
const sheetText = (page: Page) => page.locator('main article').first().innerText()

test.use({ javaScriptEnabled: false })

test('every format of every CV contains the same content in the same order, as read by different parsers', async ({
  request,
}) => {
  test.skip(!has(POPPLER), missing(POPPLER))
  for (const variant of VARIANTS) {
    const said = letters(await textOf(request, variant))
    const name = JSON.stringify(variant)
    expect(letters((await readWithPdfJs(fileOf(variant, 'pdf'))).text), name).toBe(said)
    const head = /Inés Prueba\s+\d\s*\/\s*\d/g
    expect(letters(readWithPoppler(fileOf(variant, 'pdf')).replace(head, '')), name).toBe(said)
    expect(letters((await readDocx(fileOf(variant, 'docx'))).text), name).toBe(said)
  }
})

test('the CV page contains the same content', async ({ page, request }) => {
  for (const variant of VARIANTS.filter(({ language }) => language === 'es')) {
    await page.goto(resumePath(variant))
    expect(letters(await sheetText(page))).toBe(letters(await textOf(request, variant)))
  }
})

test('name, e-mail, headings, employers, titles and dates appear in each format', async ({ request }) => {
  for (const role of ROLES) {
    const variant: ResumeVariant = { language: 'es', role }
    const meant = await (await request.get(formAddress(variant, 'json'))).json()
    const facts = {
      name: meant.basics.name as string,
      email: meant.basics.email as string,
      phone: meant.basics.phone as string,
      place: 'Cáceres, España',
      work: (meant.work as Record<string, string>[]).map(({ position, name, startDate, endDate = null }) => ({
        position,
        name,
        startDate,
        endDate,
      })),
      education: (meant.education as Record<string, string>[]).map(
        ({ area, institution, startDate, endDate }) => ({
          area,
          institution,
          startDate,
          endDate,
        }),
      ),
    }
    const forms = [
      await textOf(request, variant),
      (await readWithPdfJs(fileOf(variant, 'pdf'))).text,
      (await readDocx(fileOf(variant, 'docx'))).text,
    ]
    for (const text of forms) expect(fieldsOf(text)).toEqual(facts)
  }
})

test('each PDF is tagged with its language, title and headings, on one or two A4 pages, under 200 kB', async () => {
  for (const variant of VARIANTS) {
    const file = fileOf(variant, 'pdf')
    const { language, pages, headings, marked } = await readWithPdfJs(file)
    expect([language, marked]).toEqual([variant.language, true])
    expect([1, 2]).toContain(pages)
    expect(headings.slice(0, 2)).toEqual(['H1 Inés Prueba', expect.stringMatching(/^H2 /)])
    expect(headings.join()).not.toMatch(/H2 [^,]*,H[4-6]|H1.*H1/)
    expect(statSync(file).size).toBeLessThan(200_000)
    expect(readFileSync(file).includes('%source ')).toBe(true)
  }
})

test('each Word document is one column of headings and lists: no table, no text box', async () => {
  for (const variant of VARIANTS) {
    const { elements } = await readDocx(fileOf(variant, 'docx'))
    expect(elements[0]).toBe('h1')
    expect(elements.filter((name) => name === 'h1')).toHaveLength(1)
    expect(new Set(elements)).toEqual(new Set(['h1', 'h2', 'h3', 'p', 'ul', 'li', 'a', 'strong']))
  }
})

test('the JSON of each CV follows the published JSON Resume schema', async ({ request }) => {
  for (const variant of VARIANTS) {
    const answer = await request.get(formAddress(variant, 'json'))
    expect(answer.headers()['content-type']).toBe('application/json; charset=utf-8')
    const resume = (await answer.json()) as { basics: { name: string } }
    expect(resume.basics.name).toBe('Inés Prueba')
    expect(() => checkPublishedSchema(resume)).not.toThrow()
  }
  expect(() => checkPublishedSchema({ work: 'no' })).toThrow('work must be array')
})

test('a CV for a role has its own page with title, preview and files; page and files are noindex', async ({
  request,
}) => {
  const { title, meta, links, anchors } = readFacts(await (await request.get('/resume/full-stack')).text())
  expect(title).toMatch(/^CV de Inés Prueba: Desarrollador full stack \| /)
  expect(meta.robots?.[0]).toContain('noindex')
  expect(links.find(({ rel }) => rel === 'canonical')?.href).toMatch(/\/resume\/[\w-]+$/)
  for (const form of ['pdf', 'docx', 'txt'])
    expect((await request.head(`/cv/es/full-stack.${form}`)).headers()['x-robots-tag'], form).toBe('noindex')
  const card = new URL(meta['og:image']?.[0] ?? '')
  expect(card.pathname).toBe('/media/resume/es/full-stack.jpg')
  expect((await request.get(card.pathname + card.search)).headers()['content-type']).toBe('image/jpeg')
  expect(anchors).toContain('/cv/es/full-stack.pdf')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/resume<')
  expect(sitemap).not.toContain('/resume/')
})

test('a role without a CV redirects to the home page, and its files are not there', async ({ request }) => {
  for (const path of ['/resume/jardineria', '/resume/full-stack/mas']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 307, '/'])
  }
  for (const name of ['es/jardineria.pdf', 'es/jardineria.txt', 'es/cv.pdf', 'fr/cv.txt'])
    expect((await request.get(`/cv/${name}`, { maxRedirects: 0 })).status(), name).toBe(404)
  for (const path of ['/resume/full-stack', '/cv/es/full-stack.txt', '/cv/en/cv.docx', '/cv/es/cv.vcf'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
})

test('roles on the home page link to their CV', async ({ page }) => {
  await page.goto('/')
  const list = page.getByRole('list', { name: 'A qué me dedico' })
  await expect(list.getByRole('link')).toHaveCount(1)
  await list.getByRole('link', { name: 'Analista de ejemplos' }).click()
  await expect(page).toHaveURL(/\/resume\/analista-programador$/)
})

test('the CV page links to the CV of each role, and back', async ({ page }) => {
  for (const [path, whole] of [
    ['/resume', 'Ver el CV completo'],
    ['/en/resume', 'View the full résumé'],
  ] as const) {
    await page.goto(path)
    const links = page.getByRole('main').locator(`a[href^="${path}/"]`)
    await expect(links).toHaveCount(2)
    const role = (await links.first().textContent()) ?? ''
    await links.first().click()
    await expect(page).toHaveURL(`${path}/analista-programador`)
    await expect(page.getByRole('article').getByText(`${role} | Cáceres`)).toBeVisible()
    await page.getByRole('link', { name: whole }).click()
    await expect(page).toHaveURL(path)
  }
})

test('structured data contains the desired role, sample projects and skills', async ({ request }) => {
  const [data] = readFacts(await (await request.get('/resume')).text()).data as {
    mainEntity: { seeks: object[]; hasCredential: { name: string }[]; knowsAbout: string[] }
  }[]
  expect(data?.mainEntity.seeks[0]).toMatchObject({ '@type': 'Demand', name: 'Jornada completa' })
  expect(data?.mainEntity.hasCredential.map(({ name }) => name)).toContain('Inglés B2')
  expect(data?.mainEntity.knowsAbout).toContain('PostgreSQL')
})

test('other formats are in a list that opens without scripts; buttons that need scripts are hidden', async ({
  page,
}) => {
  await page.goto('/resume')
  await page.getByText('Otros formatos').click()
  await expect(page.getByRole('link', { name: 'Word (DOCX)' })).toHaveAttribute('download', 'cv.docx')
  await expect(page.getByRole('link', { name: 'Tarjeta de contacto' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar como texto' })).toBeHidden()
})

test('in print /resume is only the CV', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/resume')
  await expect(page.getByRole('heading', { name: 'Experiencia' })).toBeVisible()
  for (const hidden of ['CV', 'El documento'])
    await expect(page.getByRole('heading', { name: hidden })).toBeHidden()
  await expect(page.getByText('Descargar CV').first()).toBeHidden()
  await expect(page.getByText('Otros formatos')).toBeHidden()
})

test('the first page is in the HTML as an image, before any script', async ({ page }) => {
  for (const path of [resumePath(WHOLE), resumePath({ ...WHOLE, role: 'full-stack' })]) {
    await page.goto(path)
    const picture = page.getByRole('img', { name: 'Página 1 de 2' })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(700)
  }
})
