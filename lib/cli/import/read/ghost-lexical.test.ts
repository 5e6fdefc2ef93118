import { Marks } from '../marks'
import { lexicalHtml } from './ghost-lexical'

/** Nests a text in this many quotes. */
function quoted(depth: number): object {
  return depth === 0 ? { type: 'text', text: 'Dentro' } : { type: 'quote', children: [quoted(depth - 1)] }
}

function imported(...children: object[]) {
  const marks = new Marks()
  return marks.settle(lexicalHtml({ root: { children } }, marks))
}

test('what is nested is kept, and what is nested without end is left out and said', () => {
  expect(imported(quoted(40)).text).toBe(`${'<blockquote>'.repeat(40)}Dentro${'</blockquote>'.repeat(40)}`)
  const { text, losses } = imported(quoted(1_000))
  expect(text).not.toContain('Dentro')
  expect(losses).toEqual([{ line: 1, what: 'what is nested deeper is left out' }])
})

test.each([
  [1, '<strong>a</strong>'],
  [2, '<em>a</em>'],
  [4, '<s>a</s>'],
  [16, '<code>a</code>'],
  [32, '<sub>a</sub>'],
  [64, '<sup>a</sup>'],
  [0, 'a'],
])('a text of the format %i is %s', (format, html) => {
  expect(imported({ type: 'text', text: 'a', format }).text).toBe(html)
})

test('a text of two formats has both, and its signs are escaped', () => {
  const { text } = imported({ type: 'text', text: '1 < 2', format: 3 })
  expect(text).toMatch(/^<(strong|em)><(strong|em)>1 &lt; 2<\/\2><\/\1>$/)
})
