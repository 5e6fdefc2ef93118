import '@/e2e/unit/own-folders'
import { ARTICLE, writeOwnSite } from '@/e2e/unit/own-site'
import { runCommand } from '@/e2e/unit/run-command'
import { isPreviewToken } from '../articles/preview-token'

const SECRET = 'a secret of the tests'
const DAY_MS = 24 * 60 * 60_000

const article = (id: number, title: string, ...lines: string[]) =>
  ARTICLE.replace('id: 1', `id: ${id}`).replace('title: Uno', [`title: ${title}`, ...lines].join('\n'))
const WAITING = {
  'articles/borrador.md': article(2, 'Borrador', 'status: draft'),
  'articles/lejos.md': article(3, 'Lejos', 'published_at: 2126-07-09 00:30:00'),
  'articles/antes.md': article(4, 'Antes', 'published_at: 2126-01-01 10:00:00'),
}

const preview = (...words: string[]) => runCommand(() => import('./preview'), ...words)

const environment = { ...process.env }
beforeEach(() => {
  process.env = { ...environment, PREVIEW_SECRET: SECRET, SITE_URL: 'https://www.nuria.test' }
})
afterAll(() => {
  process.env = environment
})

describe('npm run preview', () => {
  beforeEach(() => writeOwnSite(WAITING))

  test.each([
    ['borrador', [], 7],
    ['antes', ['--days', '30'], 30],
  ])('%s: a link that is valid for the requested number of days', async (slug, words, days) => {
    const now = Date.now()
    const { code, out } = await preview(slug, ...words)
    const [, token = ''] =
      new RegExp(`^https://www\\.nuria\\.test/preview/${slug}/(\\S+)\nIt works until 2\\d{3}-`).exec(out) ??
      []
    const works = (at: number, secret = SECRET) => isPreviewToken(token, slug, { secret, now: at })
    expect(code).toBe(0)
    expect(works(now + days * DAY_MS - 2_000)).toBe(true)
    expect(works(now + days * DAY_MS + 60_000)).toBe(false)
    expect(works(now, 'another secret of theirs')).toBe(false)
  })

  test('a published article needs no preview link: its own is shown', async () => {
    const { code, out } = await preview('uno')
    expect([code, out]).toEqual([0, 'uno is published: https://www.nuria.test/article/uno'])
  })

  test('an unknown article is reported, with how to find existing ones', async () => {
    const { code, error } = await preview('nada')
    expect([code, error]).toEqual([1, expect.stringMatching(/no article with the slug nada.*npm run check/)])
  })

  test.each([
    [['borrador', '--days', '0'], 'whole number from 1 to 365'],
    [['borrador', '--days', '1.5'], 'whole number from 1 to 365'],
  ])('%j exits with 2 and prints what is expected', async (words, sentence) => {
    const { code, error } = await preview(...words)
    expect([code, error]).toEqual([2, expect.stringContaining(sentence)])
  })

  test('without a secret it prints what to do; without a slug it prints the usage', async () => {
    delete process.env.PREVIEW_SECRET
    const { code, error } = await preview('borrador')
    expect([code, error]).toEqual([2, expect.stringContaining('PREVIEW_SECRET')])
    expect(await preview()).toMatchObject({
      code: 2,
      out: expect.stringMatching(/^npm run preview/) as string,
    })
  })
})
