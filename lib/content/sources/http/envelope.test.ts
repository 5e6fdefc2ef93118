import { type FetchedText, FetchFailure, fetchText } from '../../fetch-text'
import { InvalidDataError, UpstreamRefusedError, UpstreamUnavailableError } from '../../errors'
import { fetchEnvelope } from './envelope'

jest.mock('../../fetch-text', () => ({
  ...jest.requireActual<object>('../../fetch-text'),
  fetchText: jest.fn(),
}))

const fetched = jest.mocked(fetchText)
const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
const ENDPOINT = 'https://api.example/api/portfolio/articles.php?page=1'
const GOOD = '{"success":true,"message":"ok","data":{"a":1}}'

const answers = (text: string, more: Partial<FetchedText> = {}) =>
  fetched.mockResolvedValue({ status: 200, text, location: null, ...more })

beforeEach(() => jest.clearAllMocks())

test('a response consists of status, success, message and data, and JSON is requested', async () => {
  answers(GOOD)
  await expect(fetchEnvelope(ENDPOINT, { timeoutMs: 5 })).resolves.toEqual({
    status: 200,
    success: true,
    message: 'ok',
    data: { a: 1 },
  })
  expect(fetched.mock.calls).toEqual([[ENDPOINT, { accept: 'application/json' }, { timeoutMs: 5 }]])
  expect(warned).not.toHaveBeenCalled()
})

test.each([200, 404])('with status %i an error response is passed to the caller', async (status) => {
  answers('{"success":false}', { status })
  await expect(fetchEnvelope(ENDPOINT)).resolves.toEqual({ status, success: false, message: null })
})

test.each([
  [299, null],
  [300, UpstreamRefusedError],
  [302, UpstreamRefusedError],
  [399, UpstreamRefusedError],
  [400, UpstreamRefusedError],
  [403, UpstreamRefusedError],
  [404, null],
  [499, UpstreamRefusedError],
  [500, UpstreamUnavailableError],
  [503, UpstreamUnavailableError],
])('for a response with status %i', async (status, kind) => {
  answers(GOOD, { status })
  const failure: unknown = await fetchEnvelope(ENDPOINT).then(
    () => null,
    (error: unknown) => error,
  )
  expect(failure === null ? null : (failure as Error).constructor).toBe(kind)
  expect((failure as { status?: number } | null)?.status).toBe(kind === null ? undefined : status)
})

test('a redirect is reported with its target', async () => {
  answers('', { status: 302, location: '/login' })
  await expect(fetchEnvelope(ENDPOINT)).rejects.toThrow('redirected (302) to /login')
  answers('', { status: 302 })
  await expect(fetchEnvelope(ENDPOINT)).rejects.toThrow('redirected (302) to nowhere')
})

test('a missing response reports the cause, and a bug in our code is not reported as an upstream error', async () => {
  const cause = new FetchFailure('no complete answer within 8 s', true)
  fetched.mockRejectedValue(cause)
  await expect(fetchEnvelope(ENDPOINT)).rejects.toMatchObject({
    name: 'UpstreamUnavailableError',
    message: `${ENDPOINT}: no complete answer within 8 s`,
    cause,
  })
  fetched.mockRejectedValue(new TypeError('a mistake'))
  await expect(fetchEnvelope(ENDPOINT)).rejects.toThrow('a mistake')
})

test.each([
  ['', UpstreamUnavailableError, 'the answer is empty'],
  [' \n', UpstreamUnavailableError, 'the answer is empty'],
  ['<html>', InvalidDataError, 'got "<html>"'],
  [GOOD + GOOD, InvalidDataError, '2 of them'],
  ['{"success":1,"data":{}}', InvalidDataError, 'complete JSON with success in it'],
  ['[]', InvalidDataError, 'complete JSON with success in it'],
])('%j is not a valid response', async (text, kind, message) => {
  answers(text)
  await expect(fetchEnvelope(ENDPOINT)).rejects.toThrow(kind)
  await expect(fetchEnvelope(ENDPOINT)).rejects.toThrow(message)
})

test('a warning around the response is logged, once per kind and endpoint', async () => {
  const causes = () => warned.mock.calls.map(([line]) => JSON.parse(String(line)) as object)
  const warning = (line: number, what = 'Deprecated') => answers(`${what} in line ${line} ${GOOD}`)
  warning(1)
  await fetchEnvelope(`${ENDPOINT}&a`)
  warning(22)
  await fetchEnvelope(`${ENDPOINT}&b`)
  expect(causes()).toEqual([
    expect.objectContaining({
      level: 'warn',
      event: 'portfolio.noise',
      endpoint: `${ENDPOINT}&a`,
      cause: 'around the JSON stands: Deprecated in line 1',
    }),
  ])
  warning(1, 'Notice')
  await fetchEnvelope(ENDPOINT)
  await fetchEnvelope('https://api.example/other.php')
  expect(causes()).toHaveLength(3)
})

test('long warnings and invalid responses are truncated in the log', async () => {
  answers('x'.repeat(300) + GOOD)
  await fetchEnvelope('https://api.example/long.php')
  expect(JSON.parse(String(warned.mock.calls[0]?.[0]))).toMatchObject({
    cause: `around the JSON stands: ${'x'.repeat(200)}`,
  })
  answers('x'.repeat(300))
  await expect(fetchEnvelope(ENDPOINT)).rejects.toMatchObject({ value: 'x'.repeat(80) })
})

test('at most a thousand kinds of warnings are logged', async () => {
  for (let at = 0; at < 1_010; at += 1) {
    answers(GOOD + ' x'.repeat(at + 1))
    await fetchEnvelope('https://api.example/noisy.php')
  }
  expect(warned.mock.calls.length).toBeGreaterThan(100)
  expect(warned.mock.calls.length).toBeLessThanOrEqual(1_000)
})
