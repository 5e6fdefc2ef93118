import fc from 'fast-check'
import { findEnvelopes } from './envelope'

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

test('two envelopes are both returned, without guessing which one counts', () => {
  expect(findEnvelopes(`{"success": false}\n${JSON_TEXT}`)).toHaveLength(2)
})

test('an envelope is found on lines of its own among any noise that contains no JSON object', () => {
  const noise = fc.string({ unit: fc.constantFrom('{', '}', '"', '\\', 'a', ' ', "'", '<', ':', '[') })
  fc.assert(
    fc.property(noise, noise, (before, after) => {
      const closed = (text: string) => !/\{.*\}/.test(text)
      fc.pre(closed(before) && closed(after) && !before.includes('{'))
      expect(findEnvelopes(`${before}\n${JSON_TEXT}\n${after}`).map(({ envelope }) => envelope)).toEqual([
        ANSWER,
      ])
    }),
  )
})

test('an envelope with nested objects ends at its matching brace', () => {
  const deep = { success: true, data: { a: { b: { c: '}' } }, d: [{}] } }
  const text = JSON.stringify(deep)
  expect(findEnvelopes(`Notice: a ${text} Notice: {b}`)).toEqual([
    { envelope: deep, noise: 'Notice: a Notice: {b}' },
  ])
})
