import fc from 'fast-check'
import type { Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { parseText } from '../../markdown/parse-text'
import { escapeMarkup } from '../../text/escaping'
import { singleSpaces } from '../../text/folding'
import { htmlToMarkdown } from './html-to-markdown'

/** Converts HTML. @returns the Markdown and what was lost */
function converted(html: string): [text: string, lost: string[]] {
  const lost: string[] = []
  return [htmlToMarkdown(html, lost), lost]
}

test.each([
  ['<ul><li>uno<ul><li>dos</li></ul></li></ul>', '- uno\n  - dos'],
  ['<ol start="9"><li>uno</li><li>dos</li></ol>', '9. uno\n10. dos'],
  ['<pre>let a = 1</pre>', '```\nlet a = 1\n```'],
  ['<pre><code class="language-TS">let a = 1\n</code></pre>', '```ts\nlet a = 1\n```'],
  ['<pre data-lang="php">a<br>b</pre>', '```php\na\nb\n```'],
  ['<pre class="brush: css; gutter: true">a</pre>', '```css\na\n```'],
  ['<pre class="lang:default decode:true">a</pre>', '```\na\n```'],
  ['<pre>```\na\n```</pre>', '````\n```\na\n```\n````'],
  ['<pre aria-hidden="true">a</pre><pre>a</pre>', '```\na\n```'],
  ['x<sup>2</sup> <kbd>&lt;</kbd>', 'x<sup>2</sup> <kbd>&#x3C;</kbd>'],
  ['cuesta $5, o $6 y US$7', 'cuesta \\$5, o \\$6 y US\\$7'],
  ['<b>Nota: </b>texto', '**Nota:** texto'],
  ['a<em> (b)</em>', 'a *(b)*'],
  ['<b><p>a</p><p>b</p></b>', 'a\n\nb'],
  ['<code>a <em>b</em>_c</code> y <code>a`b</code>', '`a b_c` y ``a`b``'],
  ['<img src="/p q.png" alt="a &lt;b&gt; [c]" title="t">', '![a \\<b> \\[c\\]](</p q.png> "t")'],
  ['<figure><img src="/p.png"><figcaption>Un <i>pie</i></figcaption></figure>', '![](/p.png "Un pie")'],
  [
    '<figure><figure><img src="/a.png"></figure><figure><img src="/b.png"><figcaption>B</figcaption></figure><figcaption>Todas</figcaption></figure>',
    '![](/a.png)\n\n![](/b.png "B")\n\nTodas',
  ],
  ['<a href="/grande.jpg"><img src="/p.png" alt="P"></a>', '![P](/grande.jpg)'],
  ['<a href="/pagina"><img src="/p.png" alt="P"></a>', '[![P](/p.png)](/pagina)'],
  ['<p>a<a href="/nada"> </a>b</p>', 'a b'],
  ['<h2>C #</h2>', '## C \\#'],
  ['<p>Ver «https://x.es/a_(b)», (http://y.es/_c_).</p>', 'Ver «<https://x.es/a_(b)>», (<http://y.es/_c_>).'],
  [
    '<details><summary>S</summary><pre>a\n\n# b</pre></details>',
    '<details>\n\n<summary>S</summary>\n\n```\na\n\n# b\n```\n\n</details>',
  ],
  ['<p>a</p><!-- b --><style>c</style><p>d</p>', 'a\n\nd'],
])('%s becomes %j', (html, text) => expect(converted(html)).toEqual([text, []]))

test('a table cell keeps its pipes, and its code in one line', () => {
  const table = '<table><tr><th>a</th></tr><tr><td>a || b<pre>x\ny</pre></td></tr></table>'
  expect(converted(table)).toEqual(['| a             |\n| ------------- |\n| a \\|\\| b`x y` |', []])
})

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/xyz12345678"></iframe>',
    'https://www.youtube.com/watch?v=xyz12345678',
  ],
  ['<iframe src="//player.vimeo.com/video/123456"></iframe>', 'https://vimeo.com/123456'],
  ['<object data="https://o.example/a"></object>', 'https://o.example/a'],
  ['<video><source src="https://o.example/a.mp4"></video>', 'https://o.example/a.mp4'],
  ['<script src="https://gist.github.com/ana/1.js"></script>', 'https://gist.github.com/ana/1'],
])('embedded media become links, which is reported: %s', (html, link) => {
  const [, name] = /^<(\w+)/.exec(html) ?? []
  expect(converted(`<p>a</p>${html}<p>b</p>`)).toEqual([
    `a\n\n<${link}>\n\nb`,
    [`an embedded ${name} is a link now: ${link}`],
  ])
})

test.each([
  ['<script>malo()</script>', 'an embedded script is left out'],
  ['<form><p>b</p></form>', 'a form is left out'],
])('%s is left out, which is reported', (html, loss) =>
  expect(converted(`<p>a</p>${html}<p>b</p>`)).toEqual(['a\n\nb', [loss]]),
)

const SIGNS = [...'<>&_*~`[]\\|#-+=:.,;!?/()"\'{}$^ab1ñ« ']
const FRAGMENTS = [
  '<div>',
  '<!-- x -->',
  '&nbsp;',
  '1. ',
  '## ',
  '- ',
  '~~',
  '**',
  '](a)',
  '$x^2$',
  'a_b_c@x.es',
  '==a==',
  '%%a%%',
  '[[a]]',
]
const ADDRESSES = ['https://x.es/', 'http://a_b.es/_c_', 'https://x.es/?a=1&b;=2']
const words = fc
  .array(fc.constantFrom(...SIGNS, ...SIGNS, ...FRAGMENTS, ...ADDRESSES), { minLength: 1, maxLength: 24 })
  .map((parts) => singleSpaces(parts.join('')))
  .filter((text) => text !== '')

/** The names of the elements that a text is shown with, but for the links of bare addresses, and its words. */
function shown(html: string) {
  const { tree } = parseText(converted(html)[0])
  const names = (node: Nodes): string[] => [
    ...(node.type === 'element' && node.tagName !== 'a' ? [node.tagName] : []),
    ...('children' in node ? node.children.flatMap(names) : []),
  ]
  return { names: names(tree).join(' '), words: toString(tree).replace(/\s/g, '') }
}

test.each([
  ['a paragraph', '<p>WORDS</p>', 'p'],
  ['a line of its own', '<p>z<br>WORDS</p>', 'p br'],
  ['a heading', '<h2>WORDS</h2>', 'h3'],
  ['an item', '<ul><li>WORDS</li></ul>', 'ul li'],
  ['a quote', '<blockquote><p>WORDS</p></blockquote>', 'blockquote p'],
  ['a cell', '<table><tr><th>z</th></tr><tr><td>WORDS</td></tr></table>', 'table thead tr th tbody tr td'],
  ['strong words', '<p>z <strong>WORDS</strong> z</p>', 'p strong'],
])('any text in %s is rendered unchanged', (_where, frame, names) => {
  fc.assert(
    fc.property(words, (text) => {
      const found = shown(frame.replace('WORDS', () => escapeMarkup(text)))
      const expected = frame.replace(/<[^<>]*>/g, '').replace('WORDS', () => text)
      expect(found).toEqual({ names, words: expected.replace(/\s/g, '') })
    }),
    { numRuns: 200 },
  )
})
