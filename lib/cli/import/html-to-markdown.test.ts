import { visit } from 'unist-util-visit'
import { parseText } from '../../markdown/parse-text'
import { htmlToMarkdown } from './html-to-markdown'
import { Marks } from './marks'

/**
 * Converts HTML to Markdown.
 * @returns the text and its losses
 */
function converted(html: string): [text: string, losses: string[]] {
  const marks = new Marks()
  const { text, losses } = marks.settle(htmlToMarkdown(html, marks))
  return [text, losses.map(({ what }) => what)]
}

test.each([
  ['<ul><li>uno</li><li>dos</li></ul>', '- uno\n- dos'],
  ['<ol><li>uno</li><li>dos</li><li>tres</li></ol>', '1. uno\n2. dos\n3. tres'],
  ['<ol start="9"><li>uno</li><li>dos</li></ol>', '9. uno\n10. dos'],
  ['<ol><br><li>uno</li><br><li>dos</li></ol>', '1. uno\n2. dos'],
  ['<ul><li>uno<ul><li>dos</li></ul></li></ul>', '- uno\n  - dos'],
  ['<ol start="10"><li>uno<ul><li>dos</li></ul></li></ol>', '10. uno\n    - dos'],
  ['<li>suelto</li>', '- suelto'],
])('a list: %s', (html, text) => expect(converted(html)).toEqual([text, []]))

test.each([
  ['<pre>let a = 1</pre>', '```\nlet a = 1\n```'],
  ['<pre><code class="language-TS">let a = 1\n</code></pre>', '```ts\nlet a = 1\n```'],
  ['<pre data-lang="php">a<br>b</pre>', '```php\na\nb\n```'],
  ['<pre data-lang="php"><code>a</code></pre>', '```php\na\n```'],
  ['<pre class="brush: css; gutter: true">a</pre>', '```css\na\n```'],
  ['<pre class="lang:php decode:true">a</pre>', '```php\na\n```'],
  ['<pre class="lang:default decode:true">a</pre>', '```\na\n```'],
  ['<pre class="language-none">a</pre>', '```\na\n```'],
  ['<pre lang="no es una lengua">a</pre>', '```\na\n```'],
  ['<pre>```\na\n```</pre>', '````\n```\na\n```\n````'],
  ['<pre>`````</pre>', '``````\n`````\n``````'],
])('code: %s', (html, text) => expect(converted(html)).toEqual([text, []]))

test.each(['sup', 'sub', 'kbd', 'ins'])('<%s> has no sign in Markdown, and stays', (name) => {
  expect(converted(`<p>x<${name}>2</${name}></p>`)).toEqual([`x<${name}>2</${name}>`, []])
})

test.each([
  ['<p>a<sup>*</sup> b<sup>*</sup></p>', 'a<sup>\\*</sup> b<sup>\\*</sup>'],
  ['<p><kbd>&lt;</kbd> <kbd>_</kbd></p>', '<kbd>\\<</kbd> <kbd>\\_</kbd>'],
  ['<p><ins datetime="2020">a</ins></p>', '<ins datetime="2020">a</ins>'],
])('what stays as HTML has words too: %s', (html, text) => expect(converted(html)).toEqual([text, []]))

test.each([
  ['<i><em>Foto mía</em></i>', '*Foto mía*'],
  ['<b><strong>a</strong> b</b>', '**a b**'],
  ['<strong>a <em>b</em></strong>', '**a *b***'],
  ['<strong>«x»</strong>así', '<strong>«x»</strong>así'],
  ['<strong>«x»</strong> así', '**«x»** así'],
  ['x<strong>.y</strong>z', 'x<strong>.y</strong>z'],
  ['<strong>Nota: </strong>texto', '**Nota:** texto'],
  ['a<em> (b)</em>', 'a *(b)*'],
  ['x<strong>y</strong>z', 'x**y**z'],
  ['<em>(x)</em>y', '<em>(x)</em>y'],
  ['<em>(x)</em>, y', '*(x)*, y'],
  ['<s>«x»</s>así <s>x</s>', '<del>«x»</del>así ~~x~~'],
  ['<em>a</em><strong>b</strong>', '<em>a</em><strong>b</strong>'],
  ['<span>a</span><strong>.b</strong>', 'a<strong>.b</strong>'],
  ['<b><p>a</p><p>b</p></b>', 'a\n\nb'],
])('emphasis has the sign that Markdown reads there, or none: %s', (html, text) =>
  expect(converted(`<div>${html}</div>`)).toEqual([text, []]),
)

test.each([
  ['<code>a <em>b</em>_c</code>', '`a b_c`'],
  ['<code><a href="/a_b">fn()</a></code>', '[`fn()`](/a_b)'],
  ['<code>a`b</code>', '``a`b``'],
  ['<code>``</code>', '``` `` ```'],
  ['<code>&lt;br&gt; &amp;nbsp;</code>', '`<br> &nbsp;`'],
])('code within a line is literal: %s', (html, text) =>
  expect(converted(`<p>${html}</p>`)).toEqual([text, []]),
)

test.each([
  ['<img src="/p.png" alt="a &lt;b&gt; [c] *d*">', '![a \\<b> \\[c\\] \\*d\\*](/p.png)'],
  ['<img src="/p q.png" alt="" title="&quot;t&quot; &amp;lt;">', '![](</p q.png> "\\"t\\" \\&lt;")'],
  ['<a href="/?a=1&amp;copy;=(2)" title="t">b</a>', '[b](/?a=1\\&copy;=\\(2\\) "t")'],
  ['<a href="/a_b~c?d=1&amp;e=2">b</a>', '[b](/a_b~c?d=1&e=2)'],
])('an address keeps its signs, and so do the words beside it: %s', (html, text) =>
  expect(converted(`<p>${html}</p>`)).toEqual([text, []]),
)

test.each([
  ['a || b', 'a \\|\\| b'],
  ['<code>a || b</code>', '`a \\|\\| b`'],
  ['| a', '\\| a'],
])('a cell keeps every pipe: %s', (cell, text) => {
  const table = `<table><tr><th>Uno</th></tr><tr><td>${cell}</td></tr></table>`
  expect(converted(table)).toEqual([`| Uno |\n| --- |\n| ${text} |`, []])
})

test('a table of one cell is no table, and its pipes stay', () => {
  expect(converted('<table><tr><td>a || b</td></tr></table>')).toEqual(['a || b', []])
})

test.each([
  ['<h2>C #</h2>', '## C \\#'],
  ['<h2>C#</h2>', '## C#'],
  ['<h2>Uno<br>dos</h2>', '## Uno dos'],
])('a heading is one line: %s', (html, text) => expect(converted(html)).toEqual([text, []]))

test.each(['details', 'dl'])('<%s> stays as a block', (name) => {
  expect(converted(`<p>a</p><${name}>b</${name}>`)[0]).toContain(`<${name}>b</${name}>`)
})

const CODE = '<pre><code>npm i\n\n# comentario\n- guion</code></pre>'
const FENCED = '```\nnpm i\n\n# comentario\n- guion\n```'
test.each([
  [
    `<details class="a"><summary>Sí &lt;b&gt;</summary>${CODE}<p>Fin</p></details>`,
    `<details>\n<summary>Sí &lt;b&gt;</summary>\n\n${FENCED}\n\nFin\n\n</details>`,
  ],
  [`<details>${CODE}</details>`, `<details>\n\n${FENCED}\n\n</details>`],
  [
    '<details><summary>Uno</summary>\n\n<p>a *b*</p>\n\n</details>',
    '<details><summary>Uno</summary><p>a *b*</p></details>',
  ],
  ['<dl><dt>a</dt><dd><pre>b\n\n# c</pre></dd></dl>', '<dl><dt>a</dt><dd><pre>b\n&#10;# c</pre></dd></dl>'],
  [`<table><tr><td>${CODE}</td></tr></table>`, FENCED],
  [
    `<table><tr><td>a</td><td>${CODE}</td></tr></table>`,
    '|     |     |\n| --- | --- |\n| a   | `npm i`<br><br>`# comentario`<br>`- guion` |',
  ],
  [
    `<table><tr><td><hr>${CODE}</td><td>b</td></tr></table>`,
    '<table><tbody><tr><td><hr><pre><code>npm i\n&#10;# comentario\n- guion</code></pre></td><td>b</td></tr></tbody></table>',
  ],
])('code in HTML that stays is code: %s', (html, text) => {
  expect(converted(html)).toEqual([text, []])
  const shown = parseText(converted(html)[0]).tree
  const names: string[] = []
  visit(shown, 'element', ({ tagName }) => void names.push(tagName))
  expect(names.filter((name) => /^(?:h\d|ul|li)$/.test(name))).toEqual([])
})

test('what a folded text embeds is a link, and told', () => {
  expect(
    converted('<details><summary>Uno</summary><iframe src="https://otro.example/a"></iframe></details>'),
  ).toEqual([
    '<details>\n<summary>Uno</summary>\n\n<https://otro.example/a>\n\n</details>',
    ['an embedded iframe is a link now'],
  ])
})

test('the copy of code for a button is left out, and the code stays', () => {
  expect(
    converted('<span><pre aria-hidden="true"><textarea>a</textarea></pre></span><pre><code>a</code></pre>'),
  ).toEqual(['```\na\n```', []])
  expect(converted('<pre aria-hidden="false">a</pre>')).toEqual(['```\na\n```', []])
})

test.each([
  [
    '<a href="https://old.example/x.pdf" title="Download"><div><div>Apuntes</div><div>x.pdf</div><div>1 MB</div></div></a>',
    '[Apuntes x.pdf 1 MB](https://old.example/x.pdf "Download")',
  ],
  ['<a href="/z"><h3>Bloque</h3><ul><li>uno</li><li>dos</li></ul></a>', '[Bloque uno dos](/z)'],
  ['<a href="/z"><h3>1. # Uno</h3></a>', '[1\\. # Uno](/z)'],
  [
    '<a href="/z"><figure><img src="/a.png" alt=""><figcaption>Pie</figcaption></figure></a>',
    '[![](/a.png) *Pie*](/z)',
  ],
  ['<p>a <a href="/z">b<br>c</a> d</p>', 'a [b  \nc](/z) d'],
  ['<p>a <a href="/z">b <em>c</em></a> d</p>', 'a [b *c*](/z) d'],
])('a link around blocks is one link of their words: %s', (html, text) =>
  expect(converted(`<p>p</p>${html}`)).toEqual([`p\n\n${text}`, []]),
)

test('footnotes of a converter are footnotes; a reference without its note stays', () => {
  const ref = (id: string) => `<sup class="footnote-ref"><a href="#${id}" id="${id}ref">[1]</a></sup>`
  const note =
    '<hr class="footnotes-sep"><section class="footnotes"><ol class="footnotes-list"><li id="fn1" class="footnote-item"><p>La <b>nota</b>. <a href="#fnref1" class="footnote-backref">↩︎</a></p><p>Más.</p></li></ol></section>'
  expect(converted(`<p>Uno${ref('fn1')}.</p>${note}`)).toEqual([
    'Uno[^1].\n\n[^1]: La **nota**.\n\n    Más.',
    [],
  ])
  expect(converted(`<p>Uno${ref('fn2')}.</p>`)[0]).toBe('Uno<sup class="footnote-ref">[\\[1\\]](#fn2)</sup>.')
  expect(converted('<p>[^1]</p>')).toEqual(['\\[^1\\]', []])
})

test.each([
  ['<h2 id="mi-seccion">La sección uno</h2>', '[x](#la-sección-uno)', '## La sección uno'],
  ['<h2><a id="mi-seccion"></a>Uno</h2>', '[x](#uno)', '## Uno'],
  ['<p id="mi-seccion">Uno</p>', '[x](#mi-seccion)', 'Uno'],
])('a link to a heading leads to its id here: %s', (html, link, text) => {
  expect(converted(`<p><a href="#mi-seccion">x</a></p>${html}`)).toEqual([`${link}\n\n${text}`, []])
})

test('the controls of a player are left out, and the video stays a link', () => {
  const controls = '<button>▶</button><span class="kg-video-current-time">0:00</span><input type="range">'
  expect(
    converted(
      `<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="https://old.example/a.mp4"></video><div class="kg-video-overlay"><button><svg></svg></button></div><div class="kg-video-player-container"><div class="kg-video-player">${controls}/<span>0:12</span></div></div></div><figcaption>Pie</figcaption></figure>`,
    ),
  ).toEqual(['<https://old.example/a.mp4>\n\n*Pie*', ['an embedded video is a link now']])
  expect(
    converted(
      `<div class="kg-card kg-audio-card"><div class="kg-audio-thumbnail placeholder"><svg><path d="M0"/></svg></div><div class="kg-audio-player-container"><audio src="https://old.example/a.mp3"></audio><div class="kg-audio-title">Un programa</div><div class="kg-audio-player">${controls}</div></div></div>`,
    ),
  ).toEqual(['<https://old.example/a.mp3>\n\nUn programa', ['an embedded audio is a link now']])
})

test.each([
  [
    '<iframe src="https://otro.example/a"></iframe>',
    '<https://otro.example/a>',
    'an embedded iframe is a link now',
  ],
  [
    '<object data="https://otro.example/a"></object>',
    '<https://otro.example/a>',
    'an embedded object is a link now',
  ],
  [
    '<video><source src="https://otro.example/a.mp4"></video>',
    '<https://otro.example/a.mp4>',
    'an embedded video is a link now',
  ],
  ['<p>a</p><audio></audio>', 'a', 'an embedded audio without an address is left out'],
  ['<p>a</p><script src="https://otro.example/a.js"></script>', 'a', 'a script is left out'],
  ['<p>a</p><script>malo()</script>', 'a', 'a script is left out'],
  [
    '<script src="https://gist.github.com/ana/1.js"></script>',
    '<https://gist.github.com/ana/1>',
    'an embedded script is a link now',
  ],
  ['<p>a</p><form><p>b</p></form>', 'a', 'a form is left out'],
])('what is played or filled in is a link, or goes and is told: %s', (html, text, loss) => {
  expect(converted(html)).toEqual([text, [loss]])
})

test.each([
  ['<canvas></canvas>', 'a canvas is left out'],
  ['<svg><path d="M0 0"/></svg>', 'a svg is left out'],
  ['<form><input name="q"></form>', 'a form is left out'],
  ['<div><p><canvas></canvas></p></div>', 'a canvas is left out'],
])('what has no words is told as well: %s', (html, loss) => {
  expect(converted(`<p>a</p>${html}<p>b</p>`)).toEqual(['a\n\nb', [loss]])
})

test.each(['<p> </p>', '<div></div>', '<p><span></span></p>', '<noscript></noscript>'])(
  'nothing is lost with %s',
  (html) => expect(converted(`<p>a</p>${html}<p>b</p>`)).toEqual(['a\n\nb', []]),
)

test.each(['style', 'noscript'])('<%s> goes without a word', (name) => {
  expect(converted(`<p>a</p><${name}>b</${name}>`)).toEqual(['a', []])
})

const picture = '<img src="/p.png" alt="P">'
test.each([
  [`<a href="/grande.jpg">${picture}</a>`, '![P](/grande.jpg)'],
  [`<a href="/grande.webp?w=1">${picture}</a>`, '![P](/grande.webp?w=1)'],
  [`<a href="/pagina">${picture}</a>`, '[![P](/p.png)](/pagina)'],
  [`<a href="/grande.jpg">${picture} y texto</a>`, '[![P](/p.png) y texto](/grande.jpg)'],
  [`<a href="/grande.jpg">${picture}${picture}</a>`, '[![P](/p.png)![P](/p.png)](/grande.jpg)'],
  ['<a href="/grande.jpg">Texto</a>', '[Texto](/grande.jpg)'],
  ['<a href="/grande.jpg"><b>Texto</b></a>', '[**Texto**](/grande.jpg)'],
  ['<p>a<a href="/nada"> </a>b</p>', 'a b'],
])('a picture that links to its large one is the large one: %s', (html, text) => {
  expect(converted(html)).toEqual([text, []])
})

test.each([
  ['<figcaption> Unas \n palabras </figcaption>', '*Unas palabras*'],
  ['<figcaption>Con <em>énfasis</em></figcaption>', '_Con *énfasis*_'],
  ['<p>a</p><figcaption> </figcaption>', 'a'],
])('a caption is a line of its own: %s', (html, text) => expect(converted(html)).toEqual([text, []]))

test('a card is the link that it was, with its title or else its address for words', () => {
  const card = (inside: string) =>
    `<p>a</p><a class="kg-bookmark-container" href="https://otro.example/">${inside}</a>`
  const loss = 'a card of another page is a link now'
  expect(converted(card('<div class="kg-bookmark-title"> El [título]\n</div><p>más</p>'))).toEqual([
    'a\n\n[El \\[título\\]](https://otro.example/)',
    [loss],
  ])
  expect(converted(card('<p>más</p>'))).toEqual([
    'a\n\n[https://otro.example/](https://otro.example/)',
    [loss],
  ])
})

test('an embedded page of WordPress is a link; one that is none keeps its words', () => {
  const wrapped = (inside: string) => `<p>a</p><div class="wp-block-embed__wrapper">${inside}</div>`
  const loss = 'an embedded page is a link now'
  expect(converted(wrapped('https://otro.example/a'))).toEqual(['a\n\n<https://otro.example/a>', [loss]])
  expect(converted(wrapped('Solo texto'))).toEqual(['a\n\nSolo texto', [loss]])
})

test('of HTML that is too long or too deep the words are kept', () => {
  const loss = 'the HTML is too long or nested too deeply: its words alone were kept'
  expect(converted('<p>Hola</p>'.repeat(30_000))[1]).toEqual([loss])
  expect(converted(`${'<div>'.repeat(5_000)}Hola`)).toEqual([expect.stringContaining('Hola'), [loss]])
})
