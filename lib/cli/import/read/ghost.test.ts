import path from 'node:path'
import { anOwnSite, noteLines } from '@/e2e/unit/imported-site'

const fixture = (name: string) => path.join('e2e/unit/exports', name)
let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

const bodyOf = (slug: string) => site.read(`content/articles/${slug}.md`).split('\n---\n\n')[1]
const frontOf = (slug: string) => site.read(`content/articles/${slug}.md`).split('\n---\n\n')[0]

test('Ghost: front matter, cards, pictures of the old site, and redirects from it', async () => {
  const result = await site.import(fixture('ghost.json'), { oldSite: 'https://ghost.example' })
  expect(frontOf('colas-y-reintentos')).toBe(`---
id: 2
title: Colas & reintentos
excerpt: Qué hacer cuando falla.
meta_description: Colas de trabajo.
featured_image: /images/articles/colas-y-reintentos/portada.png
tags: [Año, Go]
status: published
created_at: 2024-07-01 10:00:00
published_at: 2024-07-02 10:00:00
updated_at: 2024-12-01 09:00:00`)
  expect(bodyOf('colas-y-reintentos')).toBe(`Hola, [mira](/article/borrador).

# Uno

\`\`\`go
go run()
\`\`\`

![Una cola](/images/articles/colas-y-reintentos/cola.png)

*La cola*

<https://vimeo.com/42>

[Otra \\[página\\]](https://otro.example/x)
`)
  expect(site.asked.toSorted()).toEqual([
    'https://ghost.example/content/images/2024/cola.png',
    'https://ghost.example/content/images/portada.jpg',
  ])
  expect(site.read('content/redirects.ts')).toContain(
    "  '/colas-y-reintentos': '/article/colas-y-reintentos',\n}",
  )
  expect(noteLines(result)).toEqual([
    'ghost.json: the page "Acerca de" is left out',
    'content/articles/colas-y-reintentos.md:26: an embedded iframe is a link now',
    'content/articles/colas-y-reintentos.md:28: a card of another page is a link now',
    'content/articles/borrador.md:19: a card of the kind "signup" is left out',
    'content/articles/antiguo.md: it was for paid alone: it is a draft now',
  ])
})

test('Ghost: a text without HTML is made from what either editor wrote; what is not public is a draft', async () => {
  await site.import(fixture('ghost.json'))
  expect(frontOf('borrador')).toContain('status: draft')
  expect(bodyOf('borrador')).toBe(`# Título

Muy **importante**${'  '}
[*enlace*](https://a.example/?b=1&c=2)

1. uno

\`\`\`sql
SELECT 1 < 2
\`\`\`
`)
  expect(frontOf('antiguo')).toContain('status: draft')
  expect(bodyOf('antiguo')).toBe(`Un **fuerte**${'  '}
[enlace](https://b.example)

\`\`\`bash
ls -l
\`\`\`

- punto
`)
})

test('Ghost: pictures of a site whose address is not known are named, with what helps', async () => {
  const lines = noteLines(await site.import(fixture('ghost.json')))
  expect(lines).toContain(
    'content/articles/colas-y-reintentos.md:21: the picture /content/images/2024/cola.png stays where it was: its host is not known; name it with --old-site',
  )
  expect(site.asked).toEqual([])
})
