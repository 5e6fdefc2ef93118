import { listUnshown } from './unshown'

const said = (text: string, known: string[] = [], fault: string | null = null) =>
  listUnshown(text, { diagramFault: () => fault, hasNote: (name) => known.includes(name) }).map(
    ({ line, column, message, isError }) => `${line}:${column} ${isError ? 'error: ' : ''}${message}`,
  )

test.each([
  ['Uno.\n\n:::tip Consejo\nDos.\n:::', '3:1 ":::tip Consejo" is shown as it is written'],
  ['!!! note\n    Uno.', '1:1 "!!! note" is shown as it is written'],
  ['Uno.\n{: .prompt-tip }', '2:1 "{: .prompt-tip }" is shown as it is written'],
  ["import A from './a'", '1:1 "import A from \'./a\'" is shown as it is written'],
  ['Sea \\(a_1\\).', '1:5 "\\(a_1\\)" is shown as it is written'],
  ['\\[\nx\n\\]', '1:1 "\\[" is shown as it is written'],
  ['Sea \\[y = x^2\\].', '1:5 "\\[y = x^2\\]" is shown as it is written'],
  ['## Uno {#otro-id}', '1:8 "{#otro-id}" is shown as it is written'],
  ['[TOC]', '1:1 "[TOC]" is shown as it is written'],
  ['Uno. ^bloque', '1:6 "^bloque" is shown as it is written'],
  ['- Uno\n\n^bloque', '3:1 "^bloque" is shown as it is written'],
  ['![a](/a.png){width=300 .clase}', '1:13 "{width=300 .clase}" is shown as it is written'],
  ['Uno.^[La nota.]', '1:5 "^[La nota.]" is shown as it is written'],
  ['Uno**«dos»**tres', '1:4 "**«dos»**" is shown as it is written'],
  ['- Uno\n  > [!TIP]\n  > Dos', '2:3 "[!TIP]" is shown as it is written'],
  ['> [!NOTE]', '1:1 "[!NOTE]" is shown as it is written'],
  ['<div>**a**</div>', '1:6 "**a**" is shown as it is written'],
  ['<video src="a.mp4"></video>', '1:1 the element "<video src="a.mp4">" is left out'],
  [
    'Uno <input name="checkbox" type="text">',
    '1:5 the element "<input name="checkbox" type="text">" is left out',
  ],
  ['Uno.\n\n<Aviso>a</Aviso>', '3:1 the element "<Aviso>" is left out'],
  ['<iframe src="https://example.com"></iframe>', '1:1 the element'],
  ['```plantuml\na\n```', '1:1 the block "plantuml" shows its source'],
  ['![a](/images/foto.HEIC)', '1:1 the picture "/images/foto.HEIC" has a format that no browser shows'],
  ['<img src="file:///C:/a.png" alt="a">', '1:1 the picture "file:///C:/a.png" is a file of your computer'],
  ['Uno.\n\n$\\frac{$', "3:1 a formula can't be typeset"],
  [`${'> '.repeat(41)}a`, '1:1 the text is shown as its source from here on: quotes or lists are nested too'],
])('%j is reported as not rendered as written', (text, words) => {
  expect(said(text)).toEqual([expect.stringContaining(words)])
  expect(said(text)[0]).toMatch(new RegExp(`^${words.slice(0, 3)}`))
})

test.each([
  '`{: .a }` y `[[no]]`\n\n```md\n:::tip\n**a\n```',
  '- <input type="checkbox"> uno',
  '\\*\\*a\\*\\* y 2 ** 3 ** 4',
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
  '# Uno\n\n[a](#uno)[^1] https://example.com/a\n\n[^1]: b',
])('nothing is reported for %j', (text) => expect(said(text)).toEqual([]))

test('a link to a missing note is an error; inside code, or to an existing note, it is not', () => {
  expect(said('Ver [[Uno|el uno]] y [[Dos#parte]].', ['Uno'])).toEqual([
    '1:22 error: the link "[[Dos#parte]]" leads to no article',
  ])
})

test('a diagram that cannot be drawn is reported with the reason', () => {
  const text = 'Uno.\n\n```mermaid\nmindmap\n```'
  expect(said(text, [], 'a slip')).toEqual(["3:1 the diagram isn't drawn, and shows its source: a slip"])
  expect(said(text)).toEqual([])
})

test('findings are in text order, with positions that are correct for CRLF line endings', () => {
  expect(said('Uno.\r\n\r\n[TOC]\r\n\r\n<video></video>').map((one) => one.slice(0, 3))).toEqual([
    '3:1',
    '5:1',
  ])
})
