import { anOwnSite, noteLines, PNG } from '@/e2e/unit/imported-site'

let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

/** Writes a folder of texts and pictures beside the site. */
function aFolder(files: Record<string, string | Buffer>): string {
  for (const [name, content] of Object.entries(files)) site.write(`viejo/${name}`, content)
  return site.place('viejo')
}
const article = (slug: string) => site.read(`content/articles/${slug}.md`)

describe('a site of Jekyll', () => {
  const POST = `---
layout: post
title: "Añadir índices"
date: 2020-07-01 10:00:00 +0000
categories: bases sql
tags: [índices]
last_modified_at: 2020-12-01
image: /assets/img/indice.png
description: Qué índice conviene.
---
## Primero, medir

![Un índice]({{ site.baseurl }}/assets/img/indice.png){: .right }

Como en [otro]({% post_url 2020-01-16-el-otro %}#fin) y [con su dirección](/2020/01/16/el-otro.html).

{% highlight php %}
echo "{% raw %}";
{% endhighlight %}

{% include toc.html %}
`
  const files = {
    '_config.yml': 'url: https://viejo.example\ntitle: Cuaderno\n',
    '_posts/2020-07-01-anadir-indices.md': POST,
    '_posts/2020-01-16-el-otro.markdown': '---\ntitle: El otro\nredirect_from: /antigua/\n---\nTexto.\n',
    '_drafts/a-medias.md': '---\ntitle: A medias\ndate: 2020-08-01\n---\nSin acabar.\n',
    'about.md': '---\nlayout: page\ntitle: Sobre mí\n---\nHola.\n',
    'index.md': '---\nlayout: home\n---\n',
    'assets/img/indice.png': PNG,
    '_site/2020/07/01/anadir-indices.md': 'No.\n',
  }

  test('becomes articles: front matter, images, links, code, dates in Madrid time', async () => {
    const result = await site.import(aFolder(files))
    expect(article('anadir-indices')).toBe(`---
title: Añadir índices
excerpt: Qué índice conviene.
featured_image: /images/articles/anadir-indices/indice.png
tags: [bases, sql, índices]
status: published
created_at: 2020-07-01 12:00:00
updated_at: 2020-12-01 00:00:00
---

# Primero, medir

![Un índice](/images/articles/anadir-indices/indice.png){: .right }

Como en [otro](/article/el-otro#fin) y [con su dirección](/article/el-otro).

\`\`\`php
echo "{% raw %}";
\`\`\`

{% include toc.html %}
`)
    const file = 'content/articles/anadir-indices.md'
    expect(noteLines(result)).toEqual([
      'viejo/index.md: it is no article in Spanish, and is left out',
      'content/articles/about.md: these fields have no place here: layout',
      'content/articles/about.md: it has no date: it is a draft, of the day when its file was changed',
      `${file}: these fields have no place here: layout`,
      `${file}: 2020-07-01 10:00:00 +0000 is 2020-07-01 12:00:00 on the clock of Madrid`,
    ])
    expect(site.asked).toEqual([])
  })

  test('keeps its drafts as drafts, and dates a text by its file name', async () => {
    await site.import(aFolder(files))
    expect(article('a-medias')).toContain('\nstatus: draft\ncreated_at: 2020-08-01 00:00:00\n')
    expect(article('el-otro')).toContain('\nstatus: published\ncreated_at: 2020-01-16 00:00:00\n')
    expect(article('about')).toContain('\nstatus: draft\n')
  })

  test('is redirected from its addresses, following the configured permalink', async () => {
    await site.import(aFolder(files))
    const redirects = site.read('content/redirects.ts')
    expect(redirects).toContain("'/bases/sql/2020/07/01/anadir-indices.html': '/article/anadir-indices',")
    expect(redirects).toContain("'/2020/01/16/el-otro.html': '/article/el-otro',")
    expect(redirects).toContain("'/antigua': '/article/el-otro',")
    expect(redirects).not.toContain('a-medias')
  })

  test.each([
    ['permalink: /blog/:year/:title/', null, '/blog/2020/el-otro'],
    ['permalink: pretty\nbaseurl: /diario', null, '/diario/2020/01/16/el-otro'],
    ['', '/notas/:slug.html', '/notas/el-otro.html'],
  ])('with the configuration %j and the pattern %s the address was %s', async (config, permalink, from) => {
    await site.import(aFolder({ ...files, '_config.yml': config }), { permalink })
    expect(site.read('content/redirects.ts')).toContain(`'${from}': '/article/el-otro',`)
  })
})

test('a Hugo site: TOML, bundles, static files, shortcodes, aliases', async () => {
  const folder = aFolder({
    'hugo.toml': "baseURL = 'https://viejo.example/'\n[permalinks]\nposts = '/:year/:slug/'\n",
    'content/posts/uno/index.md': `+++
title = 'Uno'
date = 2021-03-28T00:30:00Z
publishDate = 2021-03-29T09:00:00+02:00
draft = false
tags = ['hugo']
series = ['Una serie']
aliases = ['/viejo-uno/', '/posts/dos/']
weight = 3
[cover]
image = 'cubierta.png'
+++

![Al lado](foto.png) y ![Fija](/img/Fija%20grande.png "título")

{{< figure src="foto.png" alt="Otra vez" caption="Un pie" >}}

{{< youtube dQw4w9WgXcQ >}}

[Dos]({{< ref "dos.md" >}}), [dos](https://viejo.example/2021/dos/), [inicio](https://viejo.example/) y [nada](nada.md).

{{< highlight go >}}
// {{< youtube no >}}
{{< /highlight >}}

{{< tweet 1 >}}
`,
    'content/posts/uno/cubierta.png': PNG,
    'content/posts/uno/foto.png': PNG,
    'content/posts/dos.md': '---\ntitle: Dos\ndate: 2021-01-01\ndraft: true\n---\nTexto.\n',
    'content/posts/_index.md': '---\ntitle: Textos\n---\n',
    'content/posts/dos.en.md': '---\ntitle: Two\n---\nText.\n',
    'themes/uno/README.md': 'No.\n',
    'static/img/Fija grande.png': PNG,
  })
  const result = await site.import(`${folder}/content/posts`)
  expect(article('uno')).toBe(`---
title: Uno
featured_image: /images/articles/uno/cubierta.png
tags: [hugo]
status: published
created_at: 2021-03-28 01:30:00
published_at: 2021-03-29 09:00:00
series: Una serie
---

![Al lado](/images/articles/uno/foto.png) y ![Fija](/images/articles/uno/fija-grande.png "título")

![Otra vez](/images/articles/uno/foto.png "Un pie")

<https://www.youtube.com/watch?v=dQw4w9WgXcQ>

[Dos](/article/dos), [dos](/article/dos), [inicio](https://viejo.example/) y [nada](nada.md).

\`\`\`go
// {{< youtube no >}}
\`\`\`

{{< tweet 1 >}}
`)
  expect(article('dos')).toContain('\nstatus: draft\n')
  const file = 'content/articles/uno.md'
  expect(noteLines(result)).toEqual([
    'viejo/content/posts/_index.md: it is no article in Spanish, and is left out',
    'viejo/content/posts/dos.en.md: it is no article in Spanish, and is left out',
    `${file}: these fields have no place here: weight`,
    `${file}: 2021-03-28T00:30:00.000Z is 2021-03-28 01:30:00 on the clock of Madrid`,
    `${file}:17: the link nada.md leads to nothing that was imported`,
  ])
})

test('an Astro site: dates in words, images in its sources, components', async () => {
  const folder = aFolder({
    'astro.config.mjs': "export default defineConfig({ site: 'https://viejo.example' })\n",
    'src/content/blog/primer-texto.mdx': `---
title: Primer texto
pubDate: 'Jul 08 2022'
updatedDate: 2022-07-10
heroImage: '../../assets/cubierta.png'
author: Ana
---
import Nota from '../../components/Nota.astro'

<Nota>Un aviso</Nota>

![Otra](@/assets/otra.png) y <img src="/fija.png" alt="">.
`,
    'src/assets/cubierta.png': PNG,
    'src/assets/otra.png': PNG,
    'public/fija.png': PNG,
  })
  const result = await site.import(folder)
  expect(article('primer-texto')).toBe(`---
title: Primer texto
featured_image: /images/articles/primer-texto/cubierta.png
tags: []
status: published
created_at: 2022-07-08 00:00:00
updated_at: 2022-07-10 00:00:00
---

import Nota from '../../components/Nota.astro'

<Nota>Un aviso</Nota>

![Otra](/images/articles/primer-texto/otra.png) y <img src="/images/articles/primer-texto/fija.png" alt="">.
`)
  expect(site.read('content/redirects.ts')).toContain("'/blog/primer-texto': '/article/primer-texto',")
  expect(noteLines(result)).toEqual([
    'content/articles/primer-texto.md: these fields have no place here: author',
  ])
})

describe('an Obsidian vault', () => {
  const vault = (text: string, name = 'Mi nota') =>
    aFolder({
      '.obsidian/app.json': '{}',
      [`Notas/${name}.md`]: `---\ntitle:\ncreated: 2024-02-01\n---\n${text}`,
      'Otras/Otra nota.md': '---\ncreated: 2024-01-01\ntags: ["#php", web]\n---\n# Otra nota\n\nTexto.\n',
      'adjuntos/Foto 1.png': PNG,
      'adjuntos/un.pdf': 'PDF',
      'Templates/Plantilla.md': 'No.\n',
    })
  const body = (slug: string) => article(slug).split('\n---\n\n')[1]

  test.each([
    ['[[Otra nota]]', '[Otra nota](/article/otra-nota)'],
    ['[[otra nota]] y [[Esa/Otra nota|la otra]]', '[otra nota](/article/otra-nota) y la otra'],
    ['[[Otras/Otra nota|la otra]]', '[la otra](/article/otra-nota)'],
    ['[[Otra nota#Una sección]]', '[Otra nota](/article/otra-nota#una-sección)'],
    ['[[#Aquí]]', '[Aquí](#aquí)'],
    ['![[Otra nota]]', '[Otra nota](/article/otra-nota)'],
    ['![[Foto 1.png]]', '![](/images/articles/mi-nota/foto-1.png)'],
    ['![[Foto 1.png|Un pie]]', '![Un pie](/images/articles/mi-nota/foto-1.png)'],
    ['![[Foto 1.png|300x200]]\n[[Nada]]', '![|300x200](/images/articles/mi-nota/foto-1.png)\nNada'],
    ['| a | ![[Foto 1.png\\|90]] |', '| a | ![\\|90](/images/articles/mi-nota/foto-1.png) |'],
    [
      '![[un.pdf|Un PDF]] [[Otra nota#^b1]] [[Otra nota#A#B b]]',
      'Un PDF [Otra nota](/article/otra-nota) [Otra nota](/article/otra-nota#b-b)',
    ],
    ['| a | [[Otra nota\\|b]] |', '| a | [b](/article/otra-nota) |'],
    ['[[Nada]]', 'Nada'],
    ['`[[Otra nota]]`', '`[[Otra nota]]`'],
    ['> [!tip]- Título\n> ==marca== %%oculto%%', '> [!tip]- Título\n> ==marca== %%oculto%%'],
  ])('%s becomes %s', async (written, becomes) => {
    await site.import(vault(`${written}\n`))
    expect(body('mi-nota')).toBe(`${becomes}\n`)
  })

  test('uses the file names of notes as titles, and reports broken links', async () => {
    const result = await site.import(vault('Ver [[Nada]].\n'))
    expect(article('mi-nota')).toContain('\ntitle: Mi nota\n')
    expect(article('otra-nota')).toContain('\ntitle: Otra nota\ntags: [php, web]\n')
    expect(body('otra-nota')).toBe('Texto.\n')
    expect(noteLines(result)).toEqual([
      'viejo/Templates/Plantilla.md: it is no article in Spanish, and is left out',
      'content/articles/mi-nota.md:8: [[Nada]] leads to nothing that was imported',
    ])
  })
})

test.each([
  [
    '_config.yml',
    'permalink: /blog/:title/\ncollections:\n  notas:\n    output: true\n    permalink: /n/:name:output_ext\n  usos:\n    output: true\n',
    {
      '_posts/2024-01-02-uno.md': '/blog/uno',
      '_notas/dos.md': '/n/dos.html',
      '_usos/tres.md': '/usos/tres.html',
    },
  ],
  [
    'config/_default/permalinks.toml',
    "notas = '/n/:year/:slug/'\n",
    {
      'config/_default/hugo.toml': null,
      'content/notas/uno.md': '/n/2024/uno',
      'content/posts/dos.md': '/posts/dos',
    },
  ],
  [
    'hugo.yaml',
    'permalinks:\n  page:\n    posts: /:slug/\n',
    { 'content/es/posts/uno.md': '/uno', 'content/notas/dos.md': '/notas/dos' },
  ],
  [
    'astro.config.mjs',
    "export default { site: 'https://viejo.example', base: '/diario' }",
    { 'src/content/blog/uno.md': '/diario/blog/uno' },
  ],
  [
    '_config.yml',
    'title: x',
    {
      '_posts/2024-01-02-uno.md': '/dise%C3%B1o%20web/2024/01/02/uno.html',
      '_posts/2024-01-03-x.md': '/a/dos',
    },
  ],
])('of a site with %s (%j) each section has its own addresses', async (config, text, files) => {
  const texts = Object.entries(files).map(([name, from]) => {
    const slug = from === '/a/dos' ? '\nslug: /a/dos/' : ''
    return [name, `---\ndate: 2024-01-02\ncategories: [Diseño Web]${slug}\n---\n`]
  })
  await site.import(aFolder({ ...Object.fromEntries(texts), [config]: text }))
  const redirects = [...site.read('content/redirects.ts').matchAll(/'(.*)': '\/article\/(?:uno|dos|tres)'/g)]
  expect(redirects.map(([, from]) => from).toSorted()).toEqual(
    Object.values(files).filter(Boolean).toSorted(),
  )
})

test('texts in English are left out, unless there are no others', async () => {
  const files = { 'es/hola.md': 'Hola.', 'en/hello.md': 'Hello.', 'hey.en.md': 'Hey.' }
  expect(noteLines(await site.import(aFolder(files)))).toEqual(
    expect.arrayContaining([
      'viejo/en/hello.md: it is no article in Spanish, and is left out',
      'viejo/hey.en.md: it is no article in Spanish, and is left out',
    ]),
  )
  expect(site.has('content/articles/hello.md')).toBe(false)
  await site.import(site.place('viejo/en'))
  expect(article('hello')).toContain('Hello.')
})

test('a post of Jekyll in HTML becomes Markdown', async () => {
  const html = '---\ntitle: Uno\n---\n<p>Hola, <b>tú</b></p>\n'
  await site.import(aFolder({ '_config.yml': 'title: x', '_posts/2024-01-02-uno.html': html }))
  expect(article('uno')).toContain('\n---\n\nHola, **tú**\n')
})

test('where a text was published first, and its post, are kept; an address of the old site is not', async () => {
  const text = (canonical: string) =>
    `---\ndate: 2024-01-02\ncanonicalURL: ${canonical}\nconversation: https://a.example/@b/1\n---\n`
  await site.import(
    aFolder({
      'hugo.toml': "baseURL = 'https://viejo.example/'",
      'content/uno.md': text('https://dev.to/uno'),
      'content/dos.md': text('https://viejo.example/dos/'),
    }),
  )
  expect(article('uno')).toContain(
    '\nconversation: https://a.example/@b/1\ncanonical_url: https://dev.to/uno\n',
  )
  expect(article('dos')).not.toContain('canonical_url')
})
