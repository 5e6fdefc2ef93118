import { pageHtml } from '../page-html'

const html = (content: string) => pageHtml(content, {})

test('single dollars do not make a block, even around a formula alone in its paragraph', () => {
  expect(html('$x$')).toMatch(/^<p><math>.*<\/math><\/p>$/)
})

test.each([
  ['$$x$$ basta.', /^<p><math>.*<\/math> basta\.<\/p>$/],
  ['- $$x$$', /<li><math>.*<\/math><\/li>/],
  ['## $$x$$', /<h3.*<math>.*<\/h3>/],
])('content around a formula is unchanged: %s', (content, shown) => expect(html(content)).toMatch(shown))

test('an invalid block shows its source as code', () => {
  expect(html('$$\\desconocido$$')).toMatch(/<pre[^>]*><code>\\desconocido<\/code><\/pre>/)
  expect(html('$\\desconocido$')).toBe('<p><code>\\desconocido</code></p>')
})

test('whitespace after the dollars of a block is ignored', () => {
  expect(html('$$  \nx\n\ny\n$$')).toBe(html('$$\nx\n\ny\n$$'))
  expect(html('$$  \nx\n\ny\n$$')).toMatch(/<mi>x<\/mi><mi>y<\/mi>/)
})
