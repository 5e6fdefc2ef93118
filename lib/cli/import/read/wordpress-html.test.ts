import { htmlToMarkdown } from '../html-to-markdown'
import { Marks } from '../marks'
import { wordpressHtml } from './wordpress-html'

const ATTACHMENTS = new Map([['7', 'https://old.example/a.png']])

/** Returns the HTML of a text, and its losses. */
function read(content: string, blocks: Record<string, string> = {}) {
  const marks = new Marks()
  const html = wordpressHtml(
    content,
    { attachments: ATTACHMENTS, blocks: new Map(Object.entries(blocks)) },
    marks,
  )
  const { text, losses } = marks.settle(html)
  return { html: text, lost: losses.map(({ what }) => what) }
}

test.each([
  ['Uno\ndos\n\ntres', '<p>Uno<br>\ndos</p>\n<p>tres</p>'],
  ['Uno\r\n\r\ndos', '<p>Uno</p>\n<p>dos</p>'],
  ['Uno\n \t\ndos', '<p>Uno</p>\n<p>dos</p>'],
  ['  Uno  ', '<p>Uno</p>'],
  ['Uno\n\n\n\ndos', '<p>Uno</p>\n\n<p>dos</p>'],
  ['<h2>Uno</h2>\n\ndos', '<h2>Uno</h2>\n<p>dos</p>'],
  ['<b>Uno</b> dos', '<p><b>Uno</b> dos</p>'],
  ['<code>a</code> es código', '<p><code>a</code> es código</p>'],
  ['<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
])('in the classic editor a blank line parts paragraphs: %j', (content, html) => {
  expect(read(content)).toEqual({ html, lost: [] })
})

test.each([
  [
    'Pasos:\n<ol>\n \t<li>uno</li>\n \t<li>dos\n<pre>código\n\nmás</pre>\n</li>\n</ol>\nFin\ny más.',
    'Pasos:\n\n1. uno\n2. dos\n\n   ```\n   código\n\n   más\n   ```\n\nFin  \ny más.',
  ],
  ['Lista:\n<ul>\n<li>uno</li>\n<li>dos</li>\n</ul>', 'Lista:\n\n- uno\n- dos'],
  ['<h2>T</h2>\nLínea\nOtra', '## T\n\nLínea  \nOtra'],
  [
    'Tabla:\n<table>\n<tbody>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n<tr>\n<td>c</td>\n<td>d</td>\n</tr>\n</tbody>\n</table>',
    'Tabla:\n\n| a   | b   |\n| --- | --- |\n| c   | d   |',
  ],
  ['<blockquote>\nUna\ncita\n</blockquote>\nFin', '> Una  \n> cita\n\nFin'],
  ['Código:\n<pre>a</pre>\nFin', 'Código:\n\n```\na\n```\n\nFin'],
  ['Uno <b>dos</b>\n<b>tres</b>\n<code>c</code>', 'Uno **dos**  \n**tres**  \n`c`'],
])('in the classic editor a block needs no blank line beside it: %j', (content, markdown) => {
  const marks = new Marks()
  const html = wordpressHtml(content, { attachments: ATTACHMENTS, blocks: new Map() }, marks)
  const spaces = (text: string) => text.replace(/ +\|/g, ' |').replace(/\n{3,}/g, '\n\n')
  expect(spaces(htmlToMarkdown(html, marks))).toBe(spaces(markdown))
})

test('a code block has the language of its comment once, whatever stands before its code', () => {
  const block = (name: string, inside: string) =>
    `<!-- wp:${name} {"code":"a","language":"shellscript","theme":"nord"} -->\n${inside}\n<!-- /wp:${name} -->`
  const copy =
    '<div class="x"><span><svg></svg></span><span role="button"><pre class="code-block-pro-copy-button-pre" aria-hidden="true"><textarea>npm start</textarea></pre></span>'
  const code = '<pre class="shiki nord" tabindex="0"><code><span>npm</span> start</code></pre></div>'
  const other = '<!-- wp:paragraph -->\n<p>Fin</p>\n<!-- /wp:paragraph -->\n<pre>b</pre>'
  const marks = new Marks()
  const html = wordpressHtml(
    block('kevinbatdorf/code-block-pro', copy + code) + other,
    { attachments: ATTACHMENTS, blocks: new Map() },
    marks,
  )
  const { text } = marks.settle(htmlToMarkdown(html, marks))
  expect(text.match(/```\w*\nnpm start/g)).toEqual(['```shellscript\nnpm start'])
  expect(text).toContain('```\nb\n```')
  expect(read(block('code', '<p>a</p>') + other).html).toContain('<pre>b</pre>')
})

test('a text of blocks has its paragraphs already', () => {
  expect(read('<!-- wp:paragraph -->\n<p>Uno</p>\n<!-- /wp:paragraph -->\n\ndos').html.trim()).toBe(
    '<p>Uno</p>\n\n\ndos',
  )
})

test('a block for reuse stands where it is named, one that is unknown leaves its place empty', () => {
  const place = (id: number) => `<!-- wp:block {"ref":${id}} /-->`
  expect(read(`<p>a</p>${place(1)}`, { 1: '<p>Uno</p>' })).toEqual({ html: '<p>a</p><p>Uno</p>', lost: [] })
  expect(read(`<p>a</p>${place(2)}`).lost).toEqual([
    'the block "block" is left out: WordPress makes it when a page is shown',
  ])
})

test('a block that names itself is not followed for ever', () => {
  expect(read('<!-- wp:block {"ref":1} /-->', { 1: 'x<!-- wp:block {"ref":1} /-->' }).html).toBe(
    'x'.repeat(200),
  )
})

test.each([
  ['too long', `<b>a</b> ${'b'.repeat(300_000)}`],
  ['of too many parts', `<b>a</b> ${'<pre>'.repeat(2_001)}`],
])('of a text that is %s the words are kept, and that is told', (_, content) => {
  const { html, lost } = read(content)
  expect(html).not.toContain('<')
  expect(lost).toEqual(['the text is too long or too complex: its words alone were kept'])
})

test.each([
  ['https://old.example/a-300x200.png', 'https://old.example/a.png'],
  ['https://old.example/b-300x200.png', 'https://old.example/b-300x200.png'],
])('a picture is shown in its full size where the export has it: %s', (small, full) => {
  expect(read(`<img src="${small}">`).html).toBe(`<p><img src="${full}"></p>`)
})
