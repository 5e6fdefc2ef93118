import { existsSync } from 'node:fs'
import { ownPath } from '@/e2e/unit/own-folders'
import { problemsBy, problemsOf } from '@/e2e/unit/checked-site'
import { changed } from '@/e2e/unit/own-site'
import { diagramFile } from '../../markdown/diagrams'
import { readMarkdown } from '../../markdown/read-markdown'
import { findChromium } from '../chromium'
import { textMarks } from './text-marks'
import { unshownCheck } from './text-unshown'

const FILE = 'articles/uno.md'
/** Returns what is said of a text in which all that is shown otherwise than written is looked for. */
async function said(body: string): Promise<string[]> {
  const locate = () => ({ line: 1, column: 1 })
  const text = { name: FILE, slug: 'uno', fields: {}, locate, body, tree: readMarkdown(body) }
  const parts = { texts: new Map([[FILE, text]]), articles: [], isFromFiles: false }
  const problems = await problemsBy(async (content, report) => {
    for (const check of [textMarks, await unshownCheck(content)]) check(text, report(FILE))
  }, parts)
  return problems.map((line) => line.replace(`content/${FILE}:`, '').replace(' warning: ', ' '))
}

test.each([
  ['Uno.\n\n:::tip Consejo\nDos.\n:::', '3:1: :::tip Consejo is shown as it stands'],
  ['!!! note\n    Uno.', '1:1: !!! note is shown as it stands'],
  ['Uno.\n{: .prompt-tip }', '2:1: {: .prompt-tip } is shown as it stands'],
  ["import A from './a'", "1:1: import A from './a' is shown as it stands"],
  ['Sea \\(a_1\\).', '1:5: \\(a_1\\) is shown as it stands'],
  ['\\[\nx\n\\]', '1:1: \\[ is shown as it stands'],
  ['Sea \\[y = x^2\\].', '1:5: \\[y = x^2\\] is shown as it stands'],
  ['## Uno {#otro-id}', '1:8: {#otro-id} is shown as it stands'],
  ['[TOC]', '1:1: [TOC] is shown as it stands'],
  ['Uno. ^bloque', '1:6: ^bloque is shown as it stands'],
  ['![a](/a.png){width=300 .clase}', '1:13: {width=300 .clase} is shown as it stands'],
  ['Uno.^[La nota.]', '1:5: ^[La nota.] is shown as it stands'],
  ['Uno**«dos»**', '1:4: **«dos»** is shown as it stands'],
  ['- Uno\n  > [!TIP]\n  > Dos', '2:3: [!TIP] is shown as it stands'],
  ['> [!NOTE]', '1:1: [!NOTE] is shown as it stands'],
  ['<div>**a**</div>', '1:6: **a** is shown as it stands'],
  ['<video src="a.mp4"></video>', '1:1: the element "<video src="a.mp4">" is left out'],
  ['Uno <input name="checkbox" type="text">', '1:5: the element "<input name="checkbox" type="text">" is'],
  ['Uno.\n\n<Aviso>a</Aviso>', '3:1: the element "<Aviso>" is left out'],
  ['<iframe src="https://example.com"></iframe>', '1:1: the element'],
  ['```plantuml\na\n```', '1:1: the block "plantuml" shows its source'],
  ['![a](/images/foto.HEIC)', '1:1: the picture "/images/foto.HEIC" has a format that no browser shows'],
  ['<img src="file:///C:/a.png" alt="a">', '1:1: the picture "file:///C:/a.png" is a file of your computer'],
  ['Uno.\n\n$\\frac{$', "3:1: a formula can't be typeset"],
  [
    `${'> '.repeat(41)}a`,
    '1:1: the text is shown as its source from here on: quotes or lists are nested too',
  ],
])('%j is reported as not rendered as written', async (text, words) => {
  const [first, ...more] = await said(text)
  expect(first?.slice(0, words.length)).toBe(words)
  expect(more).toEqual([])
})

test.each([
  '`{: .a }` y `[[no]]`\n\n```md\n:::tip\n**a\n```',
  '- <input type="checkbox"> uno',
  '\\*\\*a\\*\\* y 2**3**4',
  '\\[no](x), \\*\\*a\\*\\*, {a: 1}, ${x=1}, {x}, /^[a-z ]+$/, 2^[10]\n: )',
  '> \\[!TIP]\n> a\n\n> [!TIP]\n> b\n>\n> > [!NOTE]\n> > c',
  '<details>\n<summary>a</summary>\n\n**b**\n\n</details>',
  '<p align="center"><img src="/images/a.png" width="3"> <font color="red">a</font></p>',
  '<a id="a"></a>[b](#a)<br>H<sub>2</sub>O <kbd>Ctrl</kbd> <!-- nota -->',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  'La hora: 10:30. Un caso: a == b, $5 y $10, x ^2^ y, import el libro.',
  'C++ y C++, i++ + ++j, 2^10, a^b y c^d, \\[sic\\] y {#uno} === a',
  '> [!tip]- Uno\n> dos\n\n==marca== %%comentario%%',
  '| a | b |\n|---|---|\n| **c** | `d` |',
  '# Uno\n\n[a](#uno)[^1] https://example.com/a ~~b~~\n\n[^1]: b',
  'Texto.\n\n```md\n```mermaid\npie\n```',
  Array.from({ length: 300 }, (_, index) => `Un párrafo con [un enlace](https://a.test/${index}).`).join(
    '\n\n',
  ),
])('nothing is reported for %j', async (text) => expect(await said(text)).toEqual([]))

const withText = (text: string) => ({ [FILE]: changed(FILE, ['Texto.', text]) })

test('a link to a missing note is an error, also in a table; one to an article, or in code, is not', async () => {
  expect(await problemsOf(withText('| a |\n|---|\n| [[Nada#así]] |'))).toEqual([
    expect.stringMatching(
      /^content\/articles\/uno\.md:10:3: the link "\[\[Nada#así\]\]" leads to no article/,
    ),
  ])
  expect(await problemsOf(withText('Texto: [[uno]] y `[[Nada]]`.'))).toEqual([])
})

const withBrowser = findChromium() ? test : test.skip
const diagram = (source: string) => `Texto.\n\n\`\`\`mermaid\n${source}\n\`\`\``

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
