import { pageHtml } from '@/lib/markdown/page-html'

/** The start and end tags of a text, in document order. */
const tags = (html: string) => html.match(/<\/?[a-z]\w*/g)

test.each([
  ['a form around paragraphs', '<p><form><p>a</p><div>b</div></form></p>'],
  ['a link in a link', '<a href="/a"><object><a href="/b">b</a></object></a>'],
  ['a paragraph in a drawing', '<p>a<svg><foreignObject><p>b</p></foreignObject></svg></p>'],
  ['rows without a table', '<p><object><tr><td>a</td></tr></object></p>'],
  ['a table with a paragraph between its rows', '<table><p>a</p><tr><td>b</td></tr></table>'],
  ['a button with a list', '<p><button><ul><li>a</li></ul></button></p>'],
  [
    'a figure in a paragraph',
    '<p>a<figure><img src="/a.png" alt="b"><figcaption><p>c</figcaption></figure></p>',
  ],
  ['a caption without a figure', '<table><figcaption>a</figcaption></table>'],
  [
    'all that Markdown adds',
    '> [!NOTE]\n> $x^2$\n\n$$\n\\frac{1}{2}\n$$\n\n```ts title="a" {1}\nb\n```\n\n![c](/d.png "e")\n\nhttps://youtu.be/dQw4w9WgXcQ',
  ],
  ['a heading in a heading', '<h2><video><h3>a</h3></video></h2>'],
])('%s: a browser parses the page as it was written, without corrections', (_name, content) => {
  const written = pageHtml(`Texto.\n\n${content}`, {})
  const frame = document.createElement('div')
  frame.innerHTML = written
  expect(tags(frame.innerHTML)).toEqual(tags(written))
})
