import { pageHtml } from '../page-html'

const html = (content: string) => pageHtml(content, {})

test('one dollar each side makes no block, even around a formula alone in its paragraph', () => {
  expect(html('$x$')).toMatch(/^<p><math>.*<\/math><\/p>$/)
})

test.each([
  ['$$x$$ basta.', /^<p><math>.*<\/math> basta\.<\/p>$/],
  ['- $$x$$', /<li><math>.*<\/math><\/li>/],
  ['## $$x$$', /<h3.*<math>.*<\/h3>/],
])('what is around a formula stays: %s', (content, shown) => expect(html(content)).toMatch(shown))

test('a block that cannot be read shows its source as code', () => {
  expect(html('$$\\desconocido$$')).toMatch(/<pre[^>]*><code>\\desconocido<\/code><\/pre>/)
  expect(html('$\\desconocido$')).toBe('<p><code>\\desconocido</code></p>')
})

test('blanks after the two dollars of a block change nothing', () => {
  expect(html('$$  \nx\n\ny\n$$')).toBe(html('$$\nx\n\ny\n$$'))
  expect(html('$$  \nx\n\ny\n$$')).toMatch(/<mi>x<\/mi><mi>y<\/mi>/)
})
