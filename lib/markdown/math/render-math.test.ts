import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { renderMath } from './render-math'

const isTypeset = (tex: string) => renderMath(tex, true) !== null
const nested = (times: number, before: string, after: string, inside = 'x') =>
  before.repeat(times) + inside + after.repeat(times)
const MATRIX = ['\\begin{matrix}', '\\end{matrix}'] as const

test.each<[string, number, (times: number) => string]>([
  ['roots', 30, (times) => nested(times, '\\sqrt{', '}')],
  ['brackets', 30, (times) => nested(times, '\\left(', '\\right)')],
  // The name of an environment is a group as well.
  ['matrices in roots', 22, (times) => nested(times, '\\sqrt{', '}', nested(7, ...MATRIX))],
])('%s can be nested %i deep', (_, most, formula) => {
  expect(isTypeset(formula(most))).toBe(true)
  expect(isTypeset(formula(most + 1))).toBe(false)
})

test.each(['{x}', '\\sqrt{x}', '\\left(x\\right)', '\\begin{matrix}x\\end{matrix}'])(
  'consecutive groups do not count as nesting: %s',
  (group) => expect(isTypeset(group.repeat(40))).toBe(true),
)

test('shallow groups can still be nested too deeply after rendering', () => {
  expect(isTypeset(nested(10, ...MATRIX))).toBe(true)
  expect(isTypeset(nested(20, ...MATRIX))).toBe(false)
})

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
