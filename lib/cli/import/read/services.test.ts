import path from 'node:path'
import { MEDIUM_PAGES } from '@/e2e/unit/exports/medium'
import { anOwnSite, noteLines } from '@/e2e/unit/imported-site'
import { zipOf } from '@/e2e/unit/zip'

const fixture = (name: string) => path.join('e2e/unit/exports', name)
let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

const bodyOf = (slug: string) => site.read(`content/articles/${slug}.md`).split('\n---\n\n')[1]
const frontOf = (slug: string) => site.read(`content/articles/${slug}.md`).split('\n---\n\n')[0]

test('Hashnode: its own signs become Markdown, code stays, the hour of the change to winter is read twice', async () => {
  const result = await site.import(fixture('hashnode.json'), { oldSite: 'https://nuria.hashnode.example' })
  expect(frontOf('tipos-que-ayudan')).toBe(`---
id: 1
title: Tipos que ayudan
excerpt: Menos sorpresas
featured_image: /images/articles/tipos-que-ayudan/portada.png
tags: [TypeScript]
status: published
created_at: 2023-10-29 02:30:00
published_at: 2023-10-29 02:30:00
updated_at: 2023-11-01 11:00:00`)
  expect(bodyOf('tipos-que-ayudan')).toBe(`# Empezar

![Esquema](/images/articles/tipos-que-ayudan/a.png)

<https://www.youtube.com/watch?v=zzz>

\`\`\`ts
const x = '%[no]'
\`\`\`

Sigue en [la segunda](/article/segunda-parte) y [otra](/article/segunda-parte#fin).
`)
  expect(frontOf('segunda-parte')).toContain('created_at: 2023-10-29 02:30:00')
  expect(bodyOf('segunda-parte')).toBe('> Ojo con esto\n\nFin.\n')
  expect(noteLines(result)).toEqual([
    'content/articles/tipos-que-ayudan.md: 1 of its tags have no name in the export',
    'content/articles/tipos-que-ayudan.md:17: an embedded page is a link now',
    'content/articles/segunda-parte.md:10: a callout is a quote now',
  ])
})

test('dev.to: liquid tags become links or go, code stays, and only an address of one’s own is redirected', async () => {
  const result = await site.import(fixture('dev-to.json'))
  expect(frontOf('probar-sin-mentir')).toBe(`---
id: 1
title: Probar sin mentir
excerpt: Pruebas que fallan.
featured_image: /images/articles/probar-sin-mentir/portada.png
tags: [testing, javascript]
status: published
created_at: 2022-03-27 01:59:00
published_at: 2022-03-27 01:59:00
updated_at: 2022-03-27 03:01:00`)
  expect(bodyOf('probar-sin-mentir')).toBe(`Mira [A medias](/article/a-medias) y este vídeo:

<https://www.youtube.com/watch?v=abc>

\`{{ x }}\`

\`\`\`liquid
{% embed https://no.example %}
\`\`\`

<details>
<summary>Más</summary>

Dentro.

</details>

1 + 1


Vuelve a [a medias](/article/a-medias).
`)
  expect(frontOf('a-medias')).toBe(`---
id: 2
title: A medias
excerpt: Sin acabar
tags: [css, html]
status: draft
created_at: 2022-06-01 12:00:00`)
  expect(site.read('content/redirects.ts').match(/^ {2}'.*$/gm)).toEqual([
    "  '/blog/probar': '/article/probar-sin-mentir',",
  ])
  expect(noteLines(result)).toEqual([
    'content/articles/probar-sin-mentir.md: 1 comment left out',
    'content/articles/probar-sin-mentir.md:13: {% link %} is a link now',
    'content/articles/probar-sin-mentir.md:15: {% youtube %} is a link now',
    'content/articles/probar-sin-mentir.md:30: {% runkit %} is left out',
  ])
})

test('Medium: the archive is read unzipped, too', async () => {
  for (const [name, content] of Object.entries(MEDIUM_PAGES)) site.write(`medium/${name}`, content)
  const result = await site.import(site.place('medium'))
  expect(result.articles).toHaveLength(3)
  expect(bodyOf('redes-que-aprenden-solas')).toContain('# La idea')
})

test('Medium: title and picture are found, code keeps its language, answers and drafts are drafts', async () => {
  const zip = zipOf(Object.entries(MEDIUM_PAGES).map(([name, content]) => ({ name, content })))
  const result = await site.import(site.write('medium.zip', zip))
  expect(frontOf('redes-que-aprenden-solas')).toBe(`---
id: 2
title: Redes que aprenden solas
excerpt: Sin magia
featured_image: /images/articles/redes-que-aprenden-solas/1-abc.png
tags: []
status: published
created_at: 2021-02-03 23:15:00`)
  expect(bodyOf('redes-que-aprenden-solas')).toBe(`![](/images/articles/redes-que-aprenden-solas/1-abc.png)

*Una red*

# La idea

Un **perceptrón** y \`código\`.

\`\`\`python
import math

print(math.pi)
\`\`\`

[Otra historia](https://otra.example/post)

<https://gist.github.com/ana/0123abc>
`)
  expect(frontOf('gracias-por-el-texto')).toContain('status: draft')
  expect(frontOf('una-idea')).toContain('status: draft')
  expect(result.articles).toHaveLength(3)
  expect(noteLines(result)).toEqual([
    "medium.zip: Medium's export has no tags: add them to each article",
    'content/articles/redes-que-aprenden-solas.md:25: a card of another page is a link now',
    'content/articles/redes-que-aprenden-solas.md:27: an embedded script is a link now',
    "content/articles/gracias-por-el-texto.md: it has no title of its own, so it may be an answer to somebody's story: a draft",
    'content/articles/una-idea.md: it has no date: 1970-01-01 is written',
  ])
})
