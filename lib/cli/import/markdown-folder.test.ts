import { anOwnSite, PNG } from '@/e2e/unit/imported-site'

let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

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
  const permalink = '/:categories/:year/:month/:day/:slug.html'
  const files = {
    '_posts/2020-07-01-anadir-indices.md': POST,
    '_posts/2020-01-16-el-otro.markdown': '---\ntitle: El otro\nredirect_from: /antigua/\n---\nTexto.\n',
    '_drafts/a-medias.md': '---\ntitle: A medias\ndate: 2020-08-01\n---\nSin acabar.\n',
    'about.md': '---\nlayout: page\ntitle: Sobre mí\n---\nHola.\n',
    'index.md': '---\nlayout: home\n---\n',
    'assets/img/indice.png': PNG,
    '_site/2020/07/01/anadir-indices.md': 'No.\n',
  }

  test('becomes articles: front matter, images, links, code, dates in Madrid time', async () => {
    const result = await site.import(site.folder(files), { permalink })
    expect(site.article('anadir-indices')).toBe(`---
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
    expect(result.notes).toEqual([
      'viejo/index.md: it is no article in Spanish, and is left out',
      'content/articles/about.md: these fields have no place here: layout',
      'content/articles/about.md: it has no date: it is a draft, of the day when its file was changed',
      `${file}: these fields have no place here: layout`,
    ])
    expect(site.asked).toEqual([])
  })

  test('keeps its drafts as drafts, and dates a text by its file name', async () => {
    await site.import(site.folder(files))
    expect(site.article('a-medias')).toContain('\nstatus: draft\ncreated_at: 2020-08-01 00:00:00\n')
    expect(site.article('el-otro')).toContain('\nstatus: published\ncreated_at: 2020-01-16 00:00:00\n')
    expect(site.article('about')).toContain('\nstatus: draft\n')
  })

  test('is redirected from its addresses', async () => {
    await site.import(site.folder(files), { permalink })
    const redirects = site.read('content/redirects.ts')
    expect(redirects).toContain("'/bases/sql/2020/07/01/anadir-indices.html': '/article/anadir-indices',")
    expect(redirects).toContain("'/2020/01/16/el-otro.html': '/article/el-otro',")
    expect(redirects).toContain("'/antigua': '/article/el-otro',")
    expect(redirects).not.toContain('a-medias')
  })
})

test('a Hugo site: TOML, bundles, static files, shortcodes, aliases', async () => {
  const folder = site.folder({
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
    'static/img/Fija grande.png': PNG,
  })
  const result = await site.import(folder, { oldSite: 'https://viejo.example', permalink: '/:year/:slug/' })
  expect(site.article('uno')).toBe(`---
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
  expect(site.article('dos')).toContain('\nstatus: draft\n')
  const file = 'content/articles/uno.md'
  expect(result.notes).toEqual([
    'viejo/content/posts/_index.md: it is no article in Spanish, and is left out',
    'viejo/content/posts/dos.en.md: it is no article in Spanish, and is left out',
    `${file}: these fields have no place here: weight`,
  ])
})

test('an Astro site: dates in words, images in its sources, components', async () => {
  const folder = site.folder({
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
  const result = await site.import(folder, { permalink: '/:section/:slug/' })
  expect(site.article('primer-texto')).toBe(`---
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
  expect(result.notes).toEqual(['content/articles/primer-texto.md: these fields have no place here: author'])
})

describe('an Obsidian vault', () => {
  const vault = (text: string, name = 'Mi nota') =>
    site.folder({
      '.obsidian/app.json': '{}',
      [`Notas/${name}.md`]: `---\ntitle:\ncreated: 2024-02-01\n---\n${text}`,
      'Otras/Otra nota.md': '---\ncreated: 2024-01-01\ntags: ["#php", web]\n---\n# Otra nota\n\nTexto.\n',
      'adjuntos/Foto 1.png': PNG,
      'Templates/Plantilla.md': 'No.\n',
    })
  const body = (slug: string) => site.article(slug).split('\n---\n\n')[1]

  test.each([
    [
      '[[Otra nota]] y [[Esa/Otra nota#Una sección|la otra]]',
      '[[Otra nota]] y [[Esa/Otra nota#Una sección|la otra]]',
    ],
    ['![[Foto 1.png]]', '![[/images/articles/mi-nota/foto-1.png]]'],
    [
      '![[Foto 1.png|300x200]] y ![[Nada.png]]',
      '![[/images/articles/mi-nota/foto-1.png|300x200]] y ![[Nada.png]]',
    ],
    ['| a | ![[Foto 1.png\\|90]] |', '| a | ![[/images/articles/mi-nota/foto-1.png\\|90]] |'],
    ['`![[Foto 1.png]]`', '`![[Foto 1.png]]`'],
    ['> [!tip]- Título\n> ==marca== %%oculto%%', '> [!tip]- Título\n> ==marca== %%oculto%%'],
  ])('%s becomes %s: the site reads the rest itself', async (written, becomes) => {
    await site.import(vault(`${written}\n`))
    expect(body('mi-nota')).toBe(`${becomes}\n`)
  })

  test('uses the file names of notes as titles, and leaves out templates', async () => {
    const result = await site.import(vault('Texto.\n'))
    expect(site.article('mi-nota')).toContain('\ntitle: Mi nota\n')
    expect(site.article('otra-nota')).toContain('\ntitle: Otra nota\ntags: [php, web]\n')
    expect(body('otra-nota')).toBe('Texto.\n')
    expect(result.notes).toEqual([
      'viejo/Templates/Plantilla.md: it is no article in Spanish, and is left out',
    ])
  })
})
