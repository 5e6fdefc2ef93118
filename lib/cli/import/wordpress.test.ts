import { anOwnSite } from '@/e2e/unit/imported-site'

const FILE = 'e2e/unit/exports/wordpress.xml'

let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

test('a block editor post: text, code, images, tables, links to other posts, dates in Madrid time', async () => {
  await site.import(FILE)
  expect(site.read('content/articles/anadir-indices.md')).toBe(`---
title: Añadir índices – sin miedo
excerpt: Qué índice conviene, y cuándo.
meta_description: Índices de bases de datos.
featured_image: /images/articles/anadir-indices/indice.png
tags: [PHP, SQL]
status: published
created_at: 2020-07-01 12:00:00
updated_at: 2020-12-01 09:00:00
---

Un párrafo con **negrita**, *cursiva* y [otro artículo](/article/el-a%C3%B1o-otro#fin).

# Primero, medir

## Con qué

\`\`\`php
if ($a < 2) {

    echo "[gallery]";
}
\`\`\`

![Un índice](/images/articles/anadir-indices/indice.png "Un índice")

<https://www.youtube.com/watch?v=abc12345678>

| Motor      | Parcial |
| ---------- | ------- |
| PostgreSQL | sí      |

- uno
- dos
  - dentro

Un bloque que se repite.

Dentro del carrusel.
`)
})

test('a classic editor post: paragraphs from blank lines, shortcodes, large images, code unchanged', async () => {
  await site.import(FILE)
  expect(site.read('content/articles/el-año-otro.md')).toBe(`---
title: El otro
tags: []
status: published
created_at: 2020-01-16 00:30:00
---

Primera línea\\
y segunda, con una nota \\[1] y \\[un corchete].

![Foto](/images/articles/el-ano-otro/foto.png "El pie de la foto")

![](/images/articles/el-ano-otro/indice.png)

\`\`\`js
const a = 1 < 2

[toc]
\`\`\`

<https://www.youtube.com/watch?v=xyz78901234>
`)
})

test('a draft stays a draft, with its local date if WordPress has no other', async () => {
  await site.import(FILE)
  expect(site.read('content/articles/a-medias.md')).toBe(
    '---\ntitle: A medias\ntags: []\nstatus: draft\ncreated_at: 2026-03-29 01:59:00\n---\n\nSin acabar.\n',
  )
})

test('losses are listed by file', async () => {
  const first = 'content/articles/anadir-indices.md'
  const second = 'content/articles/el-año-otro.md'
  expect((await site.import(FILE)).notes).toEqual([
    'wordpress.xml: the page "Sobre mí" is left out',
    `${first}: its comments are left out: 2`,
    `${first}: the block "latest-posts" is left out: WordPress makes it when a page is shown`,
    `${second}: the picture 22 of a gallery is left out: the export doesn't have it`,
    `${second}: the shortcode [contact-form-7 id="4" title="Contacto"] is left out`,
    `${second}: an embedded iframe is a link now: https://www.youtube.com/watch?v=xyz78901234`,
    `${second}: a form is left out`,
  ])
})

test('footnotes are a list below, with the text which WordPress stores separately', async () => {
  const sup = (id: string) => `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">1</a></sup>`
  const text = `<!-- wp:paragraph --><p>Uno${sup('b-2')} y dos${sup('a-1')}, otra vez${sup('b-2')}, sin nota${sup('c-3')}.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->`
  const notes = JSON.stringify([
    { id: 'a-1', content: 'La <em>primera</em>.' },
    { id: 'b-2', content: 'Un &lt;b&gt;<br>en dos líneas.' },
  ])
  const meta = (key: string, value: string) =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
  const xml = aWordpress(
    `<content:encoded><![CDATA[${text}]]></content:encoded><wp:status>publish</wp:status>${meta('footnotes', notes)}${meta('_yoast_wpseo_metadesc', 'Meta &amp; más')}`,
  )
  const result = await site.import(site.write('w.xml', xml))
  expect(site.read('content/articles/uno.md')).toContain('\nmeta_description: Meta & más\n')
  expect(site.read('content/articles/uno.md').split('\n---\n\n')[1]).toBe(
    'Uno<sup>1</sup> y dos<sup>2</sup>, otra vez<sup>1</sup>, sin nota<sup data-fn="c-3" class="fn"><a href="#c-3" id="c-3-link">1</a></sup>.\n\n1. Un \\<b>\\\n   en dos líneas.\n2. La *primera*.\n',
  )
  expect(result.notes).toEqual([])
})

test.each([
  ['publish', '', 'es', 'published', ''],
  ['future', '', 'es', 'published', ''],
  ['private', '', 'es', 'draft', 'its status was "private": it is a draft now'],
  ['publish', 'secreto', 'es', 'draft', 'its status was "password": it is a draft now'],
  ['publish', '', 'en', 'draft', 'its language was "Una": it is a draft now'],
])('a post that is %s, with the password "%s", in "%s", is %s', async (was, password, language, is, note) => {
  const fields = `<wp:status>${was}</wp:status><wp:post_password>${password}</wp:post_password><category domain="language" nicename="${language}">Una</category>`
  const result = await site.import(site.write('w.xml', aWordpress(fields)))
  expect(site.read('content/articles/uno.md')).toContain(`\ntags: []\nstatus: ${is}\n`)
  expect(result.notes).toEqual(note ? [`content/articles/uno.md: ${note}`] : [])
})

test.each([
  [
    '[caption id="a" caption="Pie viejo"]<img src="https://v.example/p.png" />[/caption]',
    '![](/images/articles/uno/p.png "Pie viejo")',
  ],
  ['Uno\n\n&nbsp;\n\nDos', 'Uno\n\nDos'],
  ['[crayon lang="python"]a &lt; b[/crayon]', '```python\na < b\n```'],
])('what the classic editor and its plugins wrote: %s', async (text, becomes) => {
  await site.import(site.write('w.xml', aWordpress(`<content:encoded><![CDATA[${text}]]></content:encoded>`)))
  expect(site.read('content/articles/uno.md').split('\n---\n\n')[1]).toBe(`${becomes}\n`)
})

test('an export that defines entities, which may be another file, is rejected', async () => {
  const doctype = '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const file = site.write('w.xml', doctype + aWordpress())
  await expect(site.import(file)).rejects.toThrow('w.xml defines entities')
  expect(site.state()).toEqual({})
})

test('truncated XML is rejected with its line', async () => {
  await expect(site.import(site.write('w.xml', aWordpress().slice(0, -40)))).rejects.toThrow(
    /^w\.xml:\d+: this is no whole XML/,
  )
})

test('other XML is not recognised as a WordPress export', async () => {
  await expect(site.import(site.write('w.xml', '<rss><channel/></rss>'))).rejects.toThrow(
    'no export of WordPress',
  )
})

test('control characters and HTML entities, written by some plugins, are tolerated', async () => {
  await site.import(site.write('w.xml', aWordpress('', 'Uno&nbsp;\u0008dos')))
  expect(site.read('content/articles/uno.md')).toContain('title: Uno dos\n')
})

const item = (id: number, name: string, text: string) =>
  `<item><title>${name}</title><link>https://viejo.example/${name}/</link><guid>https://viejo.example/?p=1</guid><content:encoded><![CDATA[${text}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>${name}</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2020-01-01 10:00:00</wp:post_date_gmt></item>`

test('two posts with the same guid, as duplicated by a plugin, become two articles, each with its own address', async () => {
  const link = (address: string) => `<p><a href="https://viejo.example${address}">a</a></p>`
  const xml = `<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="c"><channel><link>https://viejo.example</link>${item(2, 'copia', link('/?p=1'))}${item(1, 'uno', link('/?p=2') + link('/copia/'))}</channel></rss>`
  await site.import(site.write('w.xml', xml))
  expect(site.read('content/articles/copia.md')).toContain('[a](/article/uno)')
  expect(site.read('content/articles/uno.md')).toContain('[a](/article/copia)\n\n[a](/article/copia)')
  const redirects = site.read('content/redirects.ts')
  expect(redirects).toContain("'/uno': '/article/uno'")
  expect(redirects).toContain("'/copia': '/article/copia'")
  const before = site.state()
  await site.import(site.place('w.xml'))
  expect(site.state()).toEqual(before)
})

/**
 * Returns an export with one post.
 * @param fields additional elements of the post
 */
function aWordpress(fields = '', title = 'Uno'): string {
  return `<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="c"><channel><item><title>${title}</title>${fields}
    <wp:post_id>1</wp:post_id><wp:post_name>uno</wp:post_name><wp:post_type>post</wp:post_type>
    <wp:post_date_gmt>2020-01-01 10:00:00</wp:post_date_gmt></item></channel></rss>`
}
