import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { VFile } from 'vfile'
import { codeLanguage, codeOf, colourCode, plainLongCode } from './highlight'

const text = (value: string) => ({ type: 'text' as const, value })
const code = (value: string, className?: string[]): Element => ({
  type: 'element',
  tagName: 'code',
  properties: className ? { className } : {},
  children: [text(value)],
})
const within = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const root = (...children: Element[]): Root => ({ type: 'root', children })

test.each(['ts', 'mts', 'cts', 'dockerfile', 'nginx'])('code in %s is coloured', (language) => {
  const tree = root(within('pre', code('FROM a\nconst b = "c" # {}', [`language-${language}`])))
  colourCode(tree, new VFile())
  expect(toHtml(tree)).toContain('<span class="hljs-')
})

describe('long code stays plain', () => {
  /** Which of the blocks stay plain. */
  const plain = (...lengths: number[]) => {
    const blocks = lengths.map((length) => within('pre', code('a'.repeat(length))))
    plainLongCode(root(...blocks))
    return blocks.map((block) => String(codeOf(block)?.properties.className) === 'no-highlight')
  }

  test('a block by itself', () => {
    expect(plain(20_000)).toEqual([false])
    expect(plain(20_001)).toEqual([true])
  })

  test('blocks together, from the first that is too much', () => {
    expect(plain(20_000, 20_000)).toEqual([false, false])
    expect(plain(20_000, 20_000, 1)).toEqual([false, false, true])
    expect(plain(15_000, 20_001, 20_000, 6_000, 5_000)).toEqual([false, true, false, true, false])
  })

  test('code in a line does not count', () => {
    const [line, block] = [within('p', code('a'.repeat(20_001))), within('pre', code('a'))]
    plainLongCode(root(line, block, within('pre')))
    expect([codeOf(line), codeOf(block)].map((one) => one?.properties)).toEqual([{}, {}])
  })
})

test('the language of a block is the one that its author wrote', () => {
  expect(codeLanguage(within('pre', text('\n'), code('a', ['hljs', 'language-c++'])))).toBe('c++')
  expect(codeLanguage(within('pre', code('a', ['hljs'])))).toBeNull()
  expect(codeLanguage(within('pre', code('a')))).toBeNull()
  expect(codeLanguage(within('pre', within('b')))).toBeNull()
})

test('the code of a block is its code, whatever stands beside it', () => {
  const inside = code('a')
  expect(codeOf(within('pre', text('\n'), within('b'), inside))).toBe(inside)
  expect(codeOf(within('pre', text('a')))).toBeUndefined()
})
