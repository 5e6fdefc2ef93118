import { portableText } from './portable-text'

const PAGE = 'https://site.example/article/uno'

test.each([
  ['[a](/about)', '[a](https://site.example/about)'],
  ['[a](/about "/about")', '[a](https://site.example/about "/about")'],
  ['![/a.png](/a.png "t")', '![/a.png](https://site.example/a.png "t")'],
  ['[![a](/a.png)](/b)', '[![a](https://site.example/a.png)](https://site.example/b)'],
  ['[a][b]\n\n[b]: </con espacio>', '[a][b]\n\n[b]: <https://site.example/con%20espacio>'],
  ['> [a](/b)\n> c', '> [a](https://site.example/b)\n> c'],
  ['a <img src="/a.png" alt="/a.png"> b', 'a <img src="https://site.example/a.png" alt="/a.png"> b'],
  ['<p><a href=/b>b</a></p>', '<p><a href="https://site.example/b">b</a></p>'],
])('addresses are absolute: %j becomes %j', (written, portable) => {
  expect(portableText(written, PAGE)).toBe(portable)
})

test.each([
  [
    '[[uno]] y [[Uno#¿Qué es?|así]]',
    '[Uno](https://site.example/article/uno) y [así](https://site.example/article/uno#qu%C3%A9-es)',
  ],
  [
    '![[foto 1.png|300]] ![[a.svg|Un mapa|40x20]]',
    '![](https://site.example/article/foto%201.png) ![Un mapa](https://site.example/article/a.svg)',
  ],
  ['Uno %%dos [a](/b)%%tres', 'Uno tres'],
  ['Uno\n\n%%\n\n[[uno]]\n\n%%\n\nDos', `Uno${'\n'.repeat(8)}Dos`],
])('the notation of Obsidian is Markdown: %j becomes %j', (written, portable) => {
  const note = { href: '/article/uno', title: 'Uno' }
  expect(portableText(written, PAGE, { uno: note, Uno: note })).toBe(portable)
})

test.each([
  '`[[uno]]` [[nadie]] \\%%a\\%% 5 %% de https://a.example/%%b%%',
  '[a](https://other.example/b) <https://c.example> www.d.example',
  '[a](#fin) [b](mailto:a@b.example) [c](//d.example/e)',
  '`[a](/b)`\n\n```md\n# Uno\n[a](/b)\n```',
  '<a id="fin"></a>\n\n---\n\nTexto con # y = y -\r\ny más.',
  '###### Seis',
])('everything else stays as written: %j', (written) => {
  expect(portableText(written, PAGE)).toBe(written)
})

test.each([
  ['# Uno\n\n## Dos #', '## Uno\n\n### Dos #'],
  ['Uno\n===\n\nDos', 'Uno\n---\n\nDos'],
  ['> # Uno\n\n- # Dos', '> ## Uno\n\n- ## Dos'],
  ['<h1 id="a">Uno</h1>\n\n<H5>\n\nDos\n\n</H5>', '<h2 id="a">Uno</h2>\n\n<H6>\n\nDos\n\n</H6>'],
  ['<h6>Seis</h6> <hr> <p>h1</p>', '<h6>Seis</h6> <hr> <p>h1</p>'],
])('headings are one level down: %j becomes %j', (written, portable) => {
  expect(portableText(written, PAGE)).toBe(portable)
})
