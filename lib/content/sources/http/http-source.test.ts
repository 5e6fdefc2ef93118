import { ownPath } from '@/e2e/unit/own-folders'
import type { Fault } from '@/e2e/stub/faults'
import { anArticleRow, aProjectRow } from '@/e2e/stub/rows'
import { createUpstream } from '@/e2e/stub/upstream'
import { describeContentSource } from '@/e2e/unit/content-source.contract'
import { InvalidDataError, UpstreamRefusedError, UpstreamUnavailableError } from '../../errors'
import { listAllArticles } from '../list-all'
import { createArticleReader } from '../../article-reader'
import { createPartReader, type Part } from '../../part'
import type { ContentSource } from '../../content-source'
import { createTexts } from '../../texts'
import type { ArticleIndex } from '../../types'
import { createHttpSource } from './http-source'

/** Only an upstream that hangs reaches these limits. */
const LIMITS = { timeoutMs: 20_000, retryDelayMs: 10 }
const SOON = { ...LIMITS, timeoutMs: 200 }
const body = { content: '# Uno\n\nTexto.', excerpt: '' }

const upstream = createUpstream({
  articles: [
    anArticleRow(1, {
      slug: 'primero',
      title: 'Primer artículo',
      created_at: '2026-01-01 10:00:00',
      ...body,
    }),
    anArticleRow(2, {
      slug: 'segundo',
      title: 'Segundo artículo',
      created_at: '2026-02-02 10:00:00',
      ...body,
    }),
    anArticleRow(3, {
      slug: 'tercero',
      title: 'Tercer artículo',
      created_at: '2026-03-03 10:00:00',
      published_at: '2126-03-03 10:00:00',
      ...body,
    }),
    anArticleRow(4, { slug: 'borrador', status: 'draft' }),
  ],
  projects: [
    aProjectRow(1, { tipo: 'web' }),
    aProjectRow(2, { tipo: 'app' }),
    aProjectRow(3, { tipo: 'web' }),
  ],
})
let base = ''

beforeAll(async () => {
  base = await upstream.start()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterAll(() => upstream.stop())
beforeEach(() => {
  Object.assign(upstream.state, { fault: null, calls: [], delayMs: 0 })
})

/** Reads the articles again and again; what can't be read stays as it was. */
function following(source: ContentSource): () => Promise<ArticleIndex> {
  const read = createArticleReader({ source, texts: createTexts(ownPath('texts')), maxBareTexts: 0 })
  const reader = createPartReader([{ name: 'articles', read } as Part], () => performance.now())
  let held = {}
  return async () => {
    held = (await reader.read(held, { names: new Set(['articles']) })).values
    return (held as { articles: ArticleIndex }).articles
  }
}

describeContentSource('http', async () => createHttpSource(base, LIMITS), null)

const FAILURES: [Fault, new (...args: never[]) => Error][] = [
  ['down', UpstreamUnavailableError],
  ['hang', UpstreamUnavailableError],
  ['hang-in-body', UpstreamUnavailableError],
  ['error-500', UpstreamUnavailableError],
  ['nothing', UpstreamUnavailableError],
  ['not-utf-8', UpstreamUnavailableError],
  ['refused', UpstreamRefusedError],
  ['login-redirect', UpstreamRefusedError],
  ['not-found', UpstreamRefusedError],
  ['html', InvalidDataError],
  ['warning-before-json', InvalidDataError],
  ['half-body', InvalidDataError],
]

test.each(FAILURES)(
  'a list from a failing upstream (%s) throws and names the endpoint',
  async (fault, kind) => {
    upstream.state.fault = fault
    const source = createHttpSource(base, fault.startsWith('hang') ? SOON : LIMITS)
    const list = source.listArticles({ page: 1, limit: 12 })
    await expect(list).rejects.toThrow(kind)
    await expect(list).rejects.toThrow(`${base}/api/portfolio/articles.php?page=1&limit=12`)
    await expect(source.listProjects({ page: 1, limit: 6 })).rejects.toThrow(kind)
  },
)

test.each(['hang', 'hang-in-body'] as const)(
  'while the upstream hangs (%s) loaded content is still served, and the log names the endpoint, the timeout and what is used instead',
  async (fault) => {
    const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    // The short limit applies only while the upstream hangs: other responses may be late on a busy machine.
    const limits = { ...LIMITS }
    const source = createHttpSource(base, limits)
    const read = following(source)
    const before = await read()
    upstream.state.fault = fault
    Object.assign(limits, SOON)
    expect(await read()).toBe(before)
    const [line] = failed.mock.calls[0] ?? []
    expect(JSON.parse(String(line))).toMatchObject({
      event: 'content.read-failed',
      cause: `${base}/api/portfolio/articles.php?page=1&limit=50: no complete answer within 0.2 s`,
      kept: expect.stringMatching(/^the content of \d+ s ago$/) as string,
    })
    failed.mockRestore()
  },
)

test('invalid UTF-8 never replaces a text, and the log names its source and what is used instead', async () => {
  const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const source = createHttpSource(base, LIMITS)
  const read = following(source)
  const before = await read()
  upstream.state.fault = 'not-utf-8'
  expect(await read()).toBe(before)
  const [line] = failed.mock.calls[0] ?? []
  expect(JSON.parse(String(line))).toMatchObject({
    event: 'content.read-failed',
    cause: `${base}/api/portfolio/articles.php?page=1&limit=50: the answer is no text in utf-8`,
    kept: expect.stringMatching(/^the content of \d+ s ago$/) as string,
  })
  failed.mockRestore()
})

test('a slow response within the timeout is accepted', async () => {
  upstream.state.delayMs = 300
  const { articles } = await createHttpSource(base, LIMITS).listArticles({ page: 1, limit: 12 })
  expect(articles).toHaveLength(3)
  expect(upstream.state.calls).toHaveLength(1)
})

test('an article beyond the ten newest is in the list, which is loaded in pages of fifty, and is loaded by its id', async () => {
  const first = upstream.state.articles
  upstream.state.articles = Array.from({ length: 120 }, (_, index) => anArticleRow(index + 1))
  const source = createHttpSource(base, LIMITS)
  const { rows } = await listAllArticles(source)
  const oldest = rows.find(({ slug }) => slug === 'articulo-1')
  expect(oldest && (await source.findArticle(oldest))?.content).toContain('Texto del artículo 1.')
  expect(upstream.state.calls).toEqual([
    '/api/portfolio/articles.php?page=1&limit=50',
    '/api/portfolio/articles.php?page=2&limit=50',
    '/api/portfolio/articles.php?page=3&limit=50',
    '/api/portfolio/articles.php?id=1',
  ])
  upstream.state.articles = first
})

test('each call makes its own request: a response in progress may be older than the call', async () => {
  upstream.state.delayMs = 20
  const source = createHttpSource(base, LIMITS)
  await Promise.all([1, 2].map(() => source.listArticles({ page: 1, limit: 12 })))
  expect(upstream.state.calls).toHaveLength(2)
})

test('an invalid row is counted and reported, without affecting the rest of the list', async () => {
  const [good] = upstream.state.articles
  const before = upstream.state.articles
  upstream.state.articles = [anArticleRow(9, { slug: 'a/b', title: 'Con barra' }), ...(good ? [good] : [])]
  const { articles, received, skipped } = await createHttpSource(base, LIMITS).listArticles({
    page: 1,
    limit: 12,
  })
  expect(articles.map(({ slug }) => slug)).toEqual(['primero'])
  expect(received.toSorted()).toEqual(['1', '9'])
  expect(skipped).toEqual([
    {
      id: '9',
      title: 'Con barra',
      field: 'slug',
      reason: 'should be a text without slashes, of at most 255 bytes, got "a/b"',
    },
  ])
  upstream.state.articles = before
})

test('an article whose slug was changed is not found under the old one', async () => {
  const source = createHttpSource(base, LIMITS)
  const row = upstream.state.articles.find(({ id }) => id === 1)
  if (row) row.slug = 'rebautizado'
  expect(await source.findArticle({ id: 1, slug: 'primero' })).toBeNull()
  expect((await source.findArticle({ id: 1, slug: 'rebautizado' }))?.id).toBe(1)
  if (row) row.slug = 'primero'
})

test('a 404 without the envelope means a missing API, not a deleted article', async () => {
  upstream.state.fault = 'html-404'
  await expect(createHttpSource(base, LIMITS).findArticle({ id: 1, slug: 'primero' })).rejects.toThrow(
    InvalidDataError,
  )
})
