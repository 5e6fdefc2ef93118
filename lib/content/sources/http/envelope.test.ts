import { type FetchedText, FetchFailure, fetchText } from '../../../site/fetch-text'
import { InvalidDataError, UpstreamError } from '../../errors'
import { fetchEnvelope, findEnvelopes } from './http-source'

jest.mock('../../../site/fetch-text', () => ({
  ...jest.requireActual<object>('../../../site/fetch-text'),
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
  [302, 'redirected (302) to /login'],
  [403, 'answered 403'],
  [500, 'answered 500'],
])('a response with status %i is rejected', async (status, message) => {
  answers(GOOD, { status, location: '/login' })
  await expect(fetchEnvelope(ENDPOINT)).rejects.toThrow(new UpstreamError(ENDPOINT, message))
})

test('a missing response reports the cause, and a bug in our code is not reported as an upstream error', async () => {
  const cause = new FetchFailure('no complete answer within 8 s', true)
  fetched.mockRejectedValue(cause)
  await expect(fetchEnvelope(ENDPOINT)).rejects.toMatchObject({
    name: 'UpstreamError',
    message: `${ENDPOINT}: no complete answer within 8 s`,
    cause,
  })
  fetched.mockRejectedValue(new TypeError('a mistake'))
  await expect(fetchEnvelope(ENDPOINT)).rejects.toThrow('a mistake')
})

test.each([
  ['', UpstreamError, 'the answer is empty'],
  [' \n', UpstreamError, 'the answer is empty'],
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

const ANSWER = { success: true, data: { articles: [{ id: '1', title: 'a } b { "c" \\ \n' }] }, message: 'ok' }
const JSON_TEXT = JSON.stringify(ANSWER, null, 4).replaceAll('/', '\\/')

test.each([
  ['nothing', '', ''],
  ['blanks', '\n  ', '\n'],
  ['HTML before', '<br />\n<b>Warning</b>: x in <b>db.php</b> on line <b>3</b><br />\n', ''],
  ['plain text before', '\nWarning: Undefined variable $x in /srv/db.php on line 3\n', ''],
  ['a hundred opening braces', `Warning: ${'{x '.repeat(100)}\n`, ''],
  ['HTML after', '', '<br /><b>Warning</b>: Module already loaded<br />'],
  ['both', 'Notice: a\n', '\nDeprecated: b'],
  ['an opening brace', 'Warning: "{$row[\'a\']" in x\n', ''],
  ['braces that close', 'Warning: array {0: {"a": 1}} given\n', ' {"b": 2}'],
  ['a quote that never closes', 'Warning: unexpected " in x\n', '\n it\'s "'],
  ['braces after', '', 'Warning: {unbalanced'],
  ['a complete object without success', '{"error": {"success": 1}}\n', ''],
])('the envelope is found with %s around it', (_, before, after) => {
  const found = findEnvelopes(before + JSON_TEXT + after)
  expect(found.map(({ envelope }) => envelope)).toEqual([ANSWER])
  expect(found[0]?.noise).toBe(`${before} ${after}`.replace(/\s+/g, ' ').trim())
})

test.each([
  ['nothing', ''],
  ['a page', '<html><style>a{b:c}</style></html>'],
  ['half of it', JSON_TEXT.slice(0, -30)],
  ['an object without success', '{"data": []}'],
  ['success inside of something else', '{"data": {"success": true}}'],
  ['a success that is no truth value', '{"success": "yes"}'],
  ['a list', '[{"a": 1}]'],
])('no envelope is found in %s', (_, text) => expect(findEnvelopes(text)).toEqual([]))

test('an envelope with nested objects ends at its matching brace', () => {
  const deep = { success: true, data: { a: { b: { c: '}' } }, d: [{}] } }
  const text = JSON.stringify(deep)
  expect(findEnvelopes(`Notice: a ${text} Notice: {b}`)).toEqual([
    { envelope: deep, noise: 'Notice: a Notice: {b}' },
  ])
})
