import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { renderMath, mathLook } from './render-math'

const isTypeset = (tex: string) => renderMath(tex, true) !== null
const nested = (times: number, before: string, after: string) =>
  `${before.repeat(times)}x${after.repeat(times)}`
const MATRIX = ['\\begin{matrix}', '\\end{matrix}'] as const

test.each([
  ['roots', 20, '\\sqrt{', '}'],
  ['fractions', 20, '\\frac{1}{', '}'],
  ['matrices', 10, ...MATRIX],
])('%s can be nested %i deep, and four times as deep no more', (_, depth, before, after) => {
  expect(isTypeset(nested(depth, before, after))).toBe(true)
  expect(isTypeset(nested(4 * depth, before, after))).toBe(false)
})

test.each(['{x}', '\\sqrt{x}', '\\left(x\\right)', '\\begin{matrix}x\\end{matrix}'])(
  'consecutive groups do not count as nesting: %s',
  (group) => expect(isTypeset(group.repeat(40))).toBe(true),
)

test.each([
  ['\\rule{9em}{1em}', '9em'],
  ['\\rule{900em}{1em}', '10em'],
  ['\\rule{900pt}{1em}', '100pt'],
])('nothing is larger than a line: %s', (tex, width) => {
  const widths: unknown[] = []
  visit(renderMath(tex, true) ?? { type: 'root', children: [] }, 'element', ({ properties }) => {
    widths.push(properties.width)
  })
  expect(widths).toContain(width)
})

test('an equation tag stays next to its equation', () => {
  const math = renderMath('a=b\\tag{1}', true)
  expect(math && toString(math)).toBe('a=b(1)')
})

test.each([
  ['border-top:1px solid;', 'tml-line-top'],
  ['border:1px solid;', 'tml-box'],
  ['padding:0;width:50%;', 'tml-side'],
  ['padding-left:0em;', 'tml-start'],
  ['padding-left:0em;padding-right:0em;', 'tml-start tml-end'],
])('repeated styles become a class: %s', (style, names) => {
  expect(mathLook({ style })).toEqual({ className: names.split(' ') })
})

test.each([
  ['color:#b22222;', { mathcolor: '#b22222' }],
  ['color:url(//elsewhere.example);', {}],
  ['color:rgb(1,2,3);', {}],
])('text colour is an attribute if it is valid: %s', (style, look) =>
  expect(mathLook({ style })).toEqual(look),
)

test('so is the background colour', () => {
  expect(mathLook({ mathbackground: '#ff0' })).toEqual({ mathbackground: '#ff0' })
  expect(mathLook({ mathbackground: 'url(//elsewhere.example)' })).toEqual({})
})
