import type { Fault } from '../../e2e/stub/faults'
import { createUpstream } from '../../e2e/stub/upstream'
import { createAnalytics } from '../analytics/google-tag'
import { isChunkLoadFailure } from '../../components/layout/chunk-error-reload'
import { checkContributions } from '../calendar/days'
import { fetchArticlePage, fetchProjectPage } from './list-client'
import { ERRORS } from '../site/error-words'
import { FOOTER } from '../site/frame-words'
import { loadTag } from '../pages/newest-tag'
import { createHttpSource } from '../content/sources/http/http-source'

/*
 * The error catalogue (SPEC §8), one line for each row: the failure of the API, the function called, and the expected
 * message. What visitors see is tested in the browser, in e2e/.
 */
const upstream = createUpstream({ articles: [], projects: [] })
const LIMITS = { retryDelayMs: 1 }
const realFetch = global.fetch
let base = ''

beforeAll(async () => {
  base = await upstream.start()
  // Requests to the site's own origin go to the stub.
  global.fetch = (path, options) => realFetch(`${base}${String(path)}`, options)
})
afterAll(async () => {
  global.fetch = realFetch
  await upstream.stop()
})

const PHP_500 = 'Error interno del servidor'
const PHP_REFUSAL = 'Error al obtener: SECRET-DETAIL'

const ROWS: [where: string, fault: Fault, call: () => Promise<unknown>, message: string][] = [
  [
    'Projects, HTTP not ok',
    'error-500',
    () => fetchProjectPage(1),
    `HTTP error! status: 500, message: ${PHP_500}`,
  ],
  [
    'Projects, HTTP not ok, no message',
    'nothing',
    () => fetchProjectPage(1),
    'HTTP error! status: 500, message: Unknown error',
  ],
  ['Projects, success false', 'refused', () => fetchProjectPage(1), `API error: ${PHP_REFUSAL}`],
  ['Projects, no usable answer', 'html', () => fetchProjectPage(1), 'API error: Unknown API error'],
  [
    'Articles list, HTTP not ok',
    'error-500',
    () => fetchArticlePage(1),
    'Error de conexión: Error HTTP: 500',
  ],
  [
    'Articles list, no connection',
    'down',
    () => fetchArticlePage(1),
    'Error de conexión: el sitio no responde. Comprueba la red.',
  ],
  ['Articles list, success false', 'refused', () => fetchArticlePage(1), PHP_REFUSAL],
  ['Articles list, no message', 'html', () => fetchArticlePage(1), 'Error al cargar artículos'],
  ['Article detail, HTTP failure', 'error-500', () => detail(), 'answered 500'],
  ['Article detail, success false', 'refused', () => detail(), 'success is false'],
  ['Footer tags not ok', 'error-500', () => loadTag(`${base}/tags`), 'answered 500'],
]

function detail(): Promise<unknown> {
  return createHttpSource(base, LIMITS).findArticle({ id: 1, slug: 'x' })
}

test.each(ROWS)('§8 %s (%s)', async (_, fault, call, message) => {
  upstream.state.fault = fault
  await expect(call()).rejects.toThrow(message)
})

test('§8 Projects, projects not an array', async () => {
  global.fetch = async () => Response.json({ success: true, data: { projects: {} } })
  await expect(fetchProjectPage(1)).rejects.toThrow('Invalid data format: projects is not an array')
})

test('§8 the messages shown to visitors, verbatim', () => {
  expect(ERRORS.articlesFailed).toBe('Error al cargar artículos')
  expect(ERRORS.connection).toBe('Error de conexión. Verifica que el servidor esté funcionando.')
  expect(ERRORS.articleFailedTitle).toBe('Error al cargar el artículo')
  expect(ERRORS.articleNotFoundTitle).toBe('Artículo no encontrado')
  expect(FOOTER.error(ERRORS.tags)).toBe('Error: Error al obtener los tags')
})

test('§8 Custom contribution data, analytics wrapper and lazy chunks', () => {
  expect(() => checkContributions([{ count: 'x' }])).toThrow('"count: number" missing or invalid. Got: "x"')
  expect(() => createAnalytics(null, jest.fn())).toThrow('Require GA_MEASUREMENT_ID')
  expect(isChunkLoadFailure(new Error('Loading chunk 3 failed. (timeout: /static/js/3.js)'))).toBe(true)
})
