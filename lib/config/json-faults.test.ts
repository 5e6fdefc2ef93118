import { type ParseError, parseTree } from 'jsonc-parser'
import { jsonFault } from './json-faults'

/** The message for a text, and the text at the place that it names. */
function said(text: string) {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (!first) throw new Error('that is JSON')
  const { offset, message, fix } = jsonFault(text, first)
  return [message, fix, text.slice(offset)]
}

const MISSING_PLACE = 'Put it where the list or object ends'
const VALUE = 'Write one: a text in double quotes, a number, true, false, null, a list or an object'

test.each([
  ['{"a":1,}', 'has a comma too many', 'Take out the comma before the closing bracket', ',}'],
  ['[1, 2 ,\n]', 'has a comma too many', 'Take out the comma before the closing bracket', ',\n]'],
  ['{"a":1 "b":2}', 'has no comma here', 'Put one between two entries', ' "b":2}'],
  ['[1\n2]', 'has no comma here', 'Put one between two entries', '\n2]'],
  ['{"a" 1}', 'has no colon here', 'Put one between a name and its value', ' 1}'],
  [
    '{"a":"b\n}',
    'has a text that begins here and does not end on its line',
    'Close it with ", and write line breaks as \\n',
    '"b\n}',
  ],
  ['["\\d"]', 'has a backslash that begins no sign', 'Write the backslash itself as \\\\', '"\\d"]'],
  ['["\\u12"]', 'has a backslash that begins no sign', 'Write the backslash itself as \\\\', '"\\u12"]'],
  [
    '["a\tb"]',
    'has a tab or another invisible sign inside of a text',
    'Write a tab as \\t, or take the sign out',
    '"a\tb"]',
  ],
  ['[1] // uno', 'has a comment, which JSON does not know', 'Take it out', '// uno'],
  ["{'a':1}", 'has a text in other quotes', 'JSON knows double quotes alone: "…"', "'a':1}"],
  ['[“a”]', 'has a text in other quotes', 'JSON knows double quotes alone: "…"', '“a”]'],
  ['[None]', 'has None where a value should be', 'Write null', 'None]'],
  ['[undefined]', 'has undefined where a value should be', 'Write null', 'undefined]'],
  ['[yes]', 'has yes where a value should be', 'Write true', 'yes]'],
  ['[True]', 'has True where a value should be', 'Write true', 'True]'],
  ['[FALSE]', 'has FALSE where a value should be', 'Write false', 'FALSE]'],
  ['{a:1}', 'has a without quotes', 'Write "a"', 'a:1}'],
  ['[año]', 'has año without quotes', 'Write "año"', 'año]'],
  [
    '[@]',
    'has a sign that does not belong here',
    'Look for a comma or a quote that is missing just before it',
    '@]',
  ],
  ['{"a":1', 'ends before its }', MISSING_PLACE, ''],
  ['[1', 'ends before its ]', MISSING_PLACE, ''],
  ['{"a":[1}', 'has a } that closes nothing of its kind', 'Every { needs its }, every [ its ]', '}'],
  ['{"a":}', 'has no value here', VALUE, '}'],
  ['[] []', 'goes on after its end', 'Take out what follows the last closing bracket', '[]'],
])('%j: %s', (text, ...fault) => expect(said(text)).toEqual(fault))
