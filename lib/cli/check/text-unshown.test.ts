import { existsSync } from 'node:fs'
import { ownPath } from '@/e2e/unit/own-folders'
import { problemsOf } from '@/e2e/unit/checked-site'
import { changed } from '@/e2e/unit/own-site'
import { diagramFile } from '../../markdown/diagrams'
import { findChromium } from '../chromium'

const withText = (text: string) => ({ 'articles/uno.md': changed('articles/uno.md', ['Texto.', text]) })
const diagram = (source: string) => `Texto.\n\n\`\`\`mermaid\n${source}\n\`\`\``

test.each([
  ['Texto.\n\nSea $\\frac{1$.', 10, "a formula can't be typeset, and shows its source"],
  ['a\n'.repeat(20_001), 20_008, 'the text is shown as its source from here on: the text has too many lines'],
  ['Texto.\n\n<iframe src="https://example.com/a"></iframe>', 10, 'the element "<iframe .*" is left out'],
  ['Texto.\n\n:::tip\nUno\n:::', 10, '":::tip" is shown as it is written'],
])('text rendered differently than written is a warning, with its line: %#', async (text, line, words) => {
  const said = await problemsOf(withText(text))
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`^content/articles/uno\\.md:${line}:\\d+: warning: ${words}`)),
  ])
})

test('a link to a missing note is an error; one to an article is not', async () => {
  expect(await problemsOf(withText('Texto: [[Nada|así]].'))).toEqual([
    expect.stringMatching(
      /^content\/articles\/uno\.md:8:8: the link "\[\[Nada\|así\]\]" leads to no article/,
    ),
  ])
  expect(await problemsOf(withText('Texto: [[uno]].'))).toEqual([])
})

test.each([
  'Texto.\n\nSea $\\frac{1}{2}$, que cuesta $5 o $10.\n\n$$\nx\n$$',
  'Texto.\n\n```md\n```mermaid\npie\n```',
  'Texto.\n\n`$\\frac{1$`\n\n```js\nlet a = {\n```',
  Array.from({ length: 300 }, (_, index) => `Un párrafo con [un enlace](https://a.test/${index}).`).join(
    '\n\n',
  ),
])('nothing is reported for text rendered as written: %#', async (text) => {
  expect(await problemsOf(withText(text))).toEqual([])
})

const withBrowser = findChromium() ? test : test.skip

withBrowser('a diagram is drawn, and one that can not be is a warning with the reason', async () => {
  const right = 'graph TD\n  A --> B'
  const text = `${diagram(right)}\n\n${diagram('graph TD\n  A[Uno --> B')}`
  for (const written of [text, text.replaceAll('\n', '\r\n')])
    expect(await problemsOf(withText(written))).toEqual([
      expect.stringMatching(
        /^content\/articles\/uno\.md:17:1: warning: the diagram isn't drawn, and shows its source: Parse error on line \d\.$/,
      ),
    ])
  expect(existsSync(diagramFile(right, 'dark', ownPath('content')))).toBe(true)
})
