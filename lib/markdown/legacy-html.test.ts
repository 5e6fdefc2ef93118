import { htmlParts, isLegacyHtml, toMarkdown } from './legacy-html'

test.each([
  '<p align="center"><img src="/a.png"></p>\n\n## Título\n\n**negrita** y más<br>',
  '<p>a</p>\n\n- uno\n- dos\n\n<hr>',
  '<p>a</p>\n\n```js\nlet a\n```\n\n<br>',
  '<p>a</p>\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<br>',
  '<p>a</p>\n\nUn párrafo sin marcas.\n\n<p>b</p>',
  '<p>a</p>\n\nTítulo\n======\n\n<p>b</p>',
  '<p>a</p> y **negrita**<br>',
  '<p>a</p> y `código`<br>',
  '<div align="center">\n\n# Título\n\n</div>',
  '<div align="justify">\n\nUn párrafo sin marcas.\n\nY otro.\n\n</div>',
  '<details>\n<summary>a</summary>\n\nTexto con *énfasis*.\n\n</details>',
  '<p>Usa **kwargs y `x` en Python.</p>',
  'Texto con <b>negrita</b>',
  '<p>a</p> texto',
])('Markdown stays Markdown: %j', (text) => {
  expect(isLegacyHtml(text)).toBe(false)
  expect(toMarkdown(text)).toBe(text)
})

test.each([
  '<p>a</p>',
  '  <h1>a</h1>\n\n<p>b</p>\n',
  '<p>Usa <code>**kwargs</code> y snake_case_name en Python.</p>',
  '<pre>\n\n# comentario\n\n- uno\n\n</pre>',
  '<h2>a</h2>texto suelto<br>otra línea<br>',
  '<ul>\n\n  <li>a</li>\n\n  <li>b</li>\n\n</ul>',
  '<p>a</p><!-- # nada\n\n# nada -->\n\n<p>b</p>',
  '<div>\n\n<p>El #hashtag y 2*3*4</p>\n\n</div>',
  '<p>a<p>b<p>c<br>',
  '<p>a\n\nb</p>',
])('a legacy row of plain HTML is HTML: %j', (text) => {
  expect(isLegacyHtml(text)).toBe(true)
  expect(toMarkdown(text)).not.toMatch(/\n[ \t]*\n/)
})

test('blank lines remain line breaks of the HTML, the same number', () => {
  expect(toMarkdown('<pre>a\n\n\nb</pre>\n')).toBe('<div>\n<pre>a\n&#10;&#10;b</pre>\n</div>')
})

const parts = (html: string, skipVerbatim = false) =>
  [...htmlParts(html, skipVerbatim)].map((part) =>
    part.type === 'text' ? `${part.start} ${part.value}` : `${part.start} ${part.type} ${part.name}`,
  )

test('text and tags are at their positions', () => {
  expect(parts('a<P class="x">b</p>c')).toEqual(['0 a', '1 open p', '14 b', '15 close p', '19 c'])
  expect(parts('<br/><h-1>')).toEqual(['0 open br', '5 open h-1'])
})

test.each([
  ['', []],
  ['a', ['0 a']],
  ['<<b>', ['0 <', '1 open b']],
  ['a <1 <b>', ['0 a <1 ', '5 open b']],
])('text that starts no tag stays text: %j', (html, expected) => expect(parts(html)).toEqual(expected))

test('comments and doctypes are ignored, whatever they contain', () => {
  expect(parts('a<!-- <b> > -->c')).toEqual(['0 a', '15 c'])
  expect(parts('<!DOCTYPE html>a')).toEqual(['15 a'])
  expect(parts('a<!-- b > c')).toEqual(['0 a<!-- b > c'])
})

test('the content of code elements can be skipped', () => {
  const html = '<p>a</p><PRE>b<i>c</i></Pre>d<code>e'
  expect(parts(html, true)).toEqual([
    '0 open p',
    '3 a',
    '4 close p',
    '8 open pre',
    '22 close pre',
    '28 d',
    '29 open code',
  ])
  expect(parts(html)).toContain('13 b')
  expect(parts('</pre>a', true)).toEqual(['0 close pre', '6 a'])
})
