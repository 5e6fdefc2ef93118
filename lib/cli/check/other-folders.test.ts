import '@/e2e/unit/own-folders'
import { problemsOf } from '@/e2e/unit/checked-site'
import { noteFinder } from '../../articles/article'
import { pageHtml } from '../../markdown/page-html'
import { textFacts } from '../../markdown/text-parts'
import { folders } from '../../site/content-folder'
import { createFilesSource } from '../../content/sources/files/files-source'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>'

type Folder = {
  files: Record<string, string>
  /** The articles that are shown: by slug, title, date, tags and picture. */
  shown: [slug: string, title: string, date: string | null, tags: string[], picture: string | null][]
  /** Parts of the HTML of an article. */
  html: Record<string, string[]>
  /** What `check` says, and nothing else. */
  said: string[]
}

/** Folders as their programs leave them, put into `articles/` with no edit at all. */
const FOLDERS: Record<string, Folder> = {
  'a vault of Obsidian': {
    files: {
      'Riego por goteo.md': `---
created: 2026-03-01
tags:
  - huerto
cssclasses: [wide]
---

Sigue en [[Suelo vivo|el suelo]] y en [[Suelo vivo#Lombrices]]. ![[plano.svg|300]]

> [!tip]- Sin prisa
> Gota a gota.

Lo ==importante== %%por comprobar%% es el agua.
`,
      'Suelo vivo.md': '# Suelo vivo\n\nTexto.\n\n## Lombrices\n\nMuchas.\n\n![[audio.mp3]]\n',
      'plano.svg': SVG,
    },
    shown: [
      ['Riego por goteo', 'Riego por goteo', '2026-03-01 00:00:00', ['huerto'], null],
      ['Suelo vivo', 'Suelo vivo', null, [], null],
    ],
    html: {
      'Riego por goteo': ['>el suelo</a>', '<details', 'Sin prisa', '<mark>importante</mark>', 'width="300"'],
      'Suelo vivo': ['Lombrices'],
    },
    said: [
      'Suelo vivo\\.md:9:1: .*audio\\.mp3',
      'Riego por goteo\\.md:.*cssclasses',
      'Suelo vivo\\.md:.*has no date',
    ],
  },
  'a folder of Hugo': {
    files: {
      'riego/index.md': `+++
title = 'Riego por goteo'
date = 2026-03-01T10:00:00+01:00
lastmod = 2026-03-02T10:00:00+01:00
draft = false
categories = ['Huerto']
tags = ['agua', 'verano']
description = 'Cómo regar poco.'
cover = 'plano.svg'
weight = 3
+++

![El plano](plano.svg)
`,
      'riego/plano.svg': SVG,
      'nota.md': '---\ntitle: Nota\ndate: 2026-02-01\ndraft: true\n---\n\nSin acabar.\n',
      'video.md': '---\ntitle: Vídeo\ndate: 2026-01-01\n---\n\n{{< youtube abc >}}\n',
    },
    shown: [
      [
        'riego',
        'Riego por goteo',
        '2026-03-01 10:00:00',
        ['Huerto', 'agua', 'verano'],
        '/images/articles/riego/plano.svg',
      ],
      ['video', 'Vídeo', '2026-01-01 00:00:00', [], null],
    ],
    html: { riego: ['alt="El plano"', 'riego/plano.svg'] },
    said: ['riego/index\\.md:.*weight', 'video\\.md:.*\\{\\{< youtube abc >\\}\\}'],
  },
  'a folder of Jekyll': {
    files: {
      '2026-03-01-riego-por-goteo.md': `---
layout: post
title: "Riego por goteo"
categories: [huerto, agua]
image: /images/plano.svg
permalink: /blog/riego/
---

Texto con [otro](2026-02-01-suelo.md).
`,
      '2026-02-01-suelo.md': '---\nlayout: post\ntitle: Suelo\npublished: false\n---\n\nTexto.\n',
      '2026-01-15-codigo.md': '---\ntitle: Código\n---\n\n{% highlight js %}\nlet a\n{% endhighlight %}\n',
      '../images/plano.svg': SVG,
    },
    shown: [
      ['riego-por-goteo', 'Riego por goteo', '2026-03-01 00:00:00', ['huerto', 'agua'], '/images/plano.svg'],
      ['codigo', 'Código', '2026-01-15 00:00:00', [], null],
    ],
    html: { 'riego-por-goteo': ['Texto con'] },
    said: [
      'codigo\\.md:.*% highlight js %',
      'codigo\\.md:.*% endhighlight %',
      'riego-por-goteo\\.md:.*layout',
      'riego-por-goteo\\.md:.*permalink',
      "riego-por-goteo\\.md:.*2026-02-01-suelo\\.md leads to an article that isn't published yet",
    ],
  },
  'a folder of Astro': {
    files: {
      'riego.md': `---
title: 'Riego por goteo'
description: 'Cómo regar poco.'
pubDate: 'Mar 01 2026'
updatedDate: '2026-03-02'
heroImage: './img/plano.svg'
tags: ['agua']
author: Ana
---

## Antes

![El plano](./img/plano.svg)
`,
      'img/plano.svg': SVG,
      'borrador.md': '---\ntitle: Borrador\npubDate: 2026-01-01\ndraft: true\n---\n\nTexto.\n',
    },
    shown: [['riego', 'Riego por goteo', '2026-03-01 00:00:00', ['agua'], '/images/articles/img/plano.svg']],
    html: { riego: ['Antes', 'alt="El plano"'] },
    said: ['riego\\.md:.*author'],
  },
}

test.each(Object.entries(FOLDERS))('%s is shown as it is, and check names what is not', async (_, folder) => {
  const files = Object.fromEntries(
    Object.entries(folder.files).map(([name, text]) => [`articles/${name}`, text]),
  )
  const said = await problemsOf({ 'articles/uno.md': null, ...files })
  const source = createFilesSource(folders)
  const { rows } = await source.listArticles(1)
  expect(
    rows.map(({ slug, title, created_at, tags, featured_image }) => [
      slug,
      title,
      created_at,
      tags,
      featured_image,
    ]),
  ).toEqual(expect.arrayContaining(folder.shown))
  expect(rows.length).toBe(folder.shown.length)
  const findNote = noteFinder(rows)
  for (const [slug, parts] of Object.entries(folder.html)) {
    const content = rows.find((one) => one.slug === slug)?.content ?? ''
    const facts = textFacts(content)
    const notes = facts.notes.flatMap((name) => {
      const note = findNote(name)
      return note ? [[name, { href: `/article/${note.slug}`, title: note.title }]] : []
    })
    const html = pageHtml(content, {
      images: facts.images.map((src) => (src === null ? null : { src, width: 40, height: 20 })),
      notes: Object.fromEntries(notes),
    })
    for (const part of parts) expect(html).toContain(part)
  }
  expect(said).toEqual(folder.said.map((words) => expect.stringMatching(new RegExp(words)) as unknown))
})
