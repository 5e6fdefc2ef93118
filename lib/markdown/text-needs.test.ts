import { textNeeds } from './text-needs'

test.each([
  ['Texto con `código`.\n\n```js\na\n```\n\n| a |\n|---|\n| b |', { math: false, writing: false }],
  ['$x$', { math: true, writing: false }],
  ['Cuesta $5 y $10.', { math: false, writing: false }],
  ['> [!NOTE]\n> a', { math: false, writing: true }],
  ['> Una cita.', { math: false, writing: false }],
  ['![a](/b.png)', { math: false, writing: true }],
  ['https://youtu.be/dQw4w9WgXcQ', { math: false, writing: true }],
  ['```mermaid\ngraph TD\n```\n\n$x$', { math: true, writing: true }],
])('%j', (content, needs) => expect(textNeeds(content)).toEqual(needs))
