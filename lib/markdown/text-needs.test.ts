import { textNeeds } from './text-needs'

test.each([
  ['Texto con `código`.\n\n```js\na\n```\n\n- a', []],
  ['Texto.\n\n| a |\n|---|\n| b |', ['tables']],
  ['<table><tr><td>a</td></tr></table>', ['tables']],
  ['<mark>a</mark>', ['writing']],
  ['Uno.[^1]\n\n[^1]: Nota.', ['writing']],
  ['- [ ] a', ['writing']],
  ['Uno.\n\n---\n\nDos.', ['writing']],
  ['m<sup>2</sup>', ['writing']],
  ['<table><caption>b</caption><tr><td>a</td></tr></table>', ['tables', 'writing']],
  ['<dl><dt>a</dt><dd>b</dd></dl>', ['writing']],
  ['$x$', ['math']],
  ['Cuesta $5 y $10.', []],
  ['> [!NOTE]\n> a', ['writing']],
  ['> Una cita.', []],
  ['![a](/b.png)', ['writing']],
  ['https://youtu.be/dQw4w9WgXcQ', ['writing']],
  ['```mermaid\ngraph TD\n```\n\n$x$', ['writing', 'math']],
  ['```js {2}\na\nb\n```', ['code']],
  ['```diff\n-a\n+b\n```', ['code']],
  ['```\na\n```\n\n    b', []],
])('%j', (content, needs) => expect([...textNeeds(content)]).toEqual(needs))
