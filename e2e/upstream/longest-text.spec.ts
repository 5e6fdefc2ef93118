import { inlineScripts } from '../page-scripts'
import { type FedSite, startFedSite } from '../fed-site'
import { headerBytes, MAX_HEADER_BYTES } from '../header-bytes'
import { expect, test } from '../ready-page'
import { anArticleRow } from '../stub/rows'
import { watchViolations } from '../violations'

/* Pages rendered on their first request, with texts as long as the longest that is displayed. */
const DIST = '.next-longest'
const CODE = Array.from({ length: 3_500 }, (_, line) => `const a${line} = "b${line}"`).join('\n')
const notes = (length: number) =>
  Array.from({ length }, (_, note) => `Dato[^${note}].\n\n[^${note}]: Nota ${note}.\n\n`).join('')
const ARTICLES = {
  corto: 'Una línea.',
  codigo: `\`\`\`js\n${CODE.slice(0, 79_900)}\n\`\`\`\n`,
  notas: notes(1_200),
  palabras: 'palabra </script><!-- '.repeat(3_600),
}
const articles = Object.entries({
  ...ARTICLES,
  libro: notes(20_000),
  uno: notes(300),
  dos: notes(299),
  tres: notes(298),
}).map(([slug, content], index) => anArticleRow(1 + index, { slug, content }))
let site: FedSite

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startFedSite(DIST, { articles, projects: [] })
})
test.afterAll(() => site?.stop())

for (const slug of Object.keys(ARTICLES))
  test(`${slug}: its headers are as small as any page's, from the first response on, and its islands work`, async ({
    page,
    context,
  }) => {
    const address = `${site.url}/article/${slug}`
    const answers = [await fetch(address), await fetch(address)]
    const policies = answers.map(({ headers }) => headers.get('content-security-policy'))
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(headerBytes(answer)).toBeLessThanOrEqual(MAX_HEADER_BYTES)
      // As many as any page has: e2e/pages/policy.spec.ts.
      expect(inlineScripts(await answer.text())).toHaveLength(5)
    }
    expect(policies[0]).toBe(policies[1])
    expect(policies[0]).toBe((await fetch(`${site.url}/`)).headers.get('content-security-policy'))
    const violations = await watchViolations(context)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(address)
    await page.getByRole('button', { name: 'Activar modo oscuro' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect({ violations, faults }).toEqual({ violations: [], faults: [] })
  })

test('a text waits for none that is much longer', async () => {
  const answered: string[] = []
  const ask = async (slug: string) => {
    expect((await fetch(`${site.url}/article/${slug}`)).status).toBe(200)
    answered.push(slug)
  }
  const book = ask('libro')
  await fetch(`${site.url}/api/health`)
  // One alone could be answered between the end of the book's text and that of its page.
  for (const short of ['uno', 'dos', 'tres']) await ask(short)
  await book
  expect(answered).toEqual(['uno', 'dos', 'tres', 'libro'])
})
