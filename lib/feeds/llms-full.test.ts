import { site } from '@/e2e/unit/own-content'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { anArticle } from '@/e2e/unit/builders'
import { LLMS_FULL_MAX_BYTES, llmsFullText } from './llms-full'

const articles = (count: number, content = 'Texto de prueba, con eñe.') =>
  Array.from({ length: count }, (_, index) =>
    anArticle({ id: index + 1, slug: `a-${index + 1}`, title: `Título ${index + 1}.`, content }),
  )
const titles = (text: string) =>
  [...text.matchAll(/^# Título (\d+)\.$/gm)].map(([, number]) => Number(number))

beforeEach(resetContent)

test("every article is included in full, newest first, under the site's name", async () => {
  fakeContent.articles = articles(45)
  const text = await llmsFullText()
  expect(text).toMatch(new RegExp(`^# ${site.title}\n\n> ${site.description}\n\n---\n\n# Título 1\\.\n`))
  expect(titles(text)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
  expect(text).not.toContain('no cabe')
})

test('as many whole articles as fit, with the number of omitted ones', async () => {
  fakeContent.articles = articles(30, 'ñ'.repeat(500))
  const text = await llmsFullText(20_000)
  const count = titles(text).length
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000)
  expect(count).toBeGreaterThan(10)
  expect(text).toMatch(new RegExp(`\n${30 - count} artículos más antiguos no caben en este archivo\\.\n$`))
  expect(text.match(/ñ{500}/g)).toHaveLength(count)
  expect(LLMS_FULL_MAX_BYTES).toBe(1_000_000)
})

test('articles are omitted from the first that does not fit, even if later ones would', async () => {
  fakeContent.articles = articles(45, 'ñ'.repeat(500))
  const text = await llmsFullText(40_000)
  const count = titles(text).length
  expect(count).toBeGreaterThan(20)
  expect(text).toContain(`\n${45 - count} artículos más antiguos no caben`)
})

test('an article that cannot be loaded is skipped; without articles there is only the name', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  fakeContent.articles = articles(3)
  fakeContent.broken = ['a-2']
  expect(titles(await llmsFullText())).toEqual([1, 3])
  fakeContent.articles = []
  expect(titles(await llmsFullText())).toEqual([])
})

test('each article is measured once, independent of the text before it', async () => {
  fakeContent.articles = articles(45, 'x'.repeat(1_000))
  const measure = jest.spyOn(Buffer, 'byteLength')
  const text = await llmsFullText()
  const measured = measure.mock.calls.reduce((sum, [part]) => sum + String(part).length, 0)
  measure.mockRestore()
  expect(measured).toBeGreaterThan(45_000)
  expect(measured).toBeLessThan(2 * text.length)
})

test.each([20_000, 20_100, 20_200, 20_300, 20_400, 20_500, 20_600])(
  'a file limited to %i bytes stays within the limit, including its note on omitted articles',
  async (most) => {
    fakeContent.articles = articles(40, 'ñ'.repeat(250))
    expect(Buffer.byteLength(await llmsFullText(most))).toBeLessThanOrEqual(most)
  },
)
