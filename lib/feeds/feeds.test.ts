import '@/e2e/unit/own-content'
import { anArticle, aProject } from '../../e2e/unit/builders'
import { JSDOM } from 'jsdom'
import { atomFeed, type Entry, feedEntry, rssFeed } from './feed'
import type { Article } from '../content/types'
import { llmsText, plainArticle } from './plain'

/** Returns the entry of a dated article. */
async function entryOf(article: Article): Promise<Entry> {
  const entry = await feedEntry(article)
  if (!entry) throw new Error('no entry')
  return entry
}

const HOSTILE = 'a ]]> <script>alert(1)</script> & \u0000 \u202e "x"'

test('hostile text stays text in every feed', async () => {
  const article = anArticle({ title: HOSTILE, meta_description: HOSTILE, tags: [HOSTILE], content: HOSTILE })
  const entry = await entryOf(article)
  for (const xml of [rssFeed([entry]), atomFeed([entry])]) {
    expect(xml).not.toContain('\u0000')
    expect(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toContain('<script')
  }
  expect(entry.html).not.toContain('<script')
})

/** Parses strictly: fails for anything that isn't well-formed. */
const xmlOf = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document

test('feeds are well-formed XML with any content, and preserve it', async () => {
  const signs = 'a[b[i]]>c ]]>]]> <![CDATA[ &amp; & <b> "\u2028\ufffe\ud800 \u0007 👩‍💻 مرحبا'
  const content = `\`\`\`js\n${signs}\n\`\`\`\n\n${signs}\n\n![${signs}](/a.png "${signs.replaceAll('"', "'")}")`
  const article = anArticle({ title: signs, excerpt: signs, meta_description: null, tags: [signs], content })
  const entry = await entryOf(article)
  const part = { title: signs, page: '/etiqueta/a', rss: '/etiqueta/a/rss.xml' }
  for (const xml of [rssFeed([entry]), rssFeed([entry], part), atomFeed([entry])]) {
    const document = xmlOf(xml)
    const html = ['encoded', 'content']
      .map((name) => document.getElementsByTagNameNS('*', name)[0]?.textContent ?? '')
      .join('')
    const { body } = new JSDOM(html).window.document
    expect(body.querySelector('code')?.textContent).toMatch(
      /^a\[b\[i\]\]>c \]\]>\]\]> <!\[CDATA\[ &amp; & <b>/,
    )
  }
  const title = xmlOf(atomFeed([entry])).querySelector('entry title')?.textContent ?? ''
  expect(new JSDOM(title).window.document.body.textContent).toContain(
    'a[b[i]]>c ]]>]]> <![CDATA[ &amp; & <b>',
  )
})

test('RSS has the author of an entry in dc:creator; Atom in its own element', async () => {
  const entry = await entryOf(anArticle({}))
  const rss = rssFeed([entry])
  const creators = xmlOf(rss).getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator')
  expect([...creators].map(({ textContent }) => textContent)).toEqual(['Nuria Prueba'])
  expect(rss).not.toContain('<author>')
  expect(atomFeed([entry])).toMatch(/<author>\s*<name>Nuria Prueba<\/name>/)
  expect(() => xmlOf(rssFeed([{ ...entry, html: '' }]))).not.toThrow()
})

test('links and images are absolute in a feed; footnotes stay within the entry', async () => {
  const content =
    '[uno](/about) ![dos](https://example.org/x.png) nota[^1] [no](javascript:alert(1))\n\n[^1]: Fin'
  const { html } = await entryOf(anArticle({ content }))
  expect(html).toContain('href="https://site.example/about"')
  expect(html).toContain('src="https://site.example/media/article/un-articulo/0?v=')
  expect(html).toMatch(/href="https:\/\/site\.example\/article\/un-articulo#user-content-fn-1"/)
  expect(html).toContain('id="user-content-fn-1"')
  expect(html).not.toContain('javascript:')
})

test('an article as Markdown: title, metadata, the text below them with absolute addresses', async () => {
  const text = await plainArticle(
    anArticle({ content: '# Uno\n\n[Texto](/about).', updated_at: '2026-09-06 08:00:00' }),
  )
  expect(text).toBe(
    [
      '# Un artículo',
      '> Un resumen.',
      '- Autoría: Nuria Prueba\n- Publicado: 5 de septiembre de 2026, 10:33\n- Actualizado: 6 de septiembre de 2026, 08:00\n- Etiquetas: php\n- Original: https://site.example/article/un-articulo',
      '## Uno\n\n[Texto](https://site.example/about).\n',
    ].join('\n\n'),
  )
})

test('an English article as Markdown has its metadata in English, and its own address', async () => {
  expect(await plainArticle(anArticle({ content: '[b](otro.md)' }), 'en')).toBe(
    '# Un artículo\n\n> Un resumen.\n\n- Author: Nuria Prueba\n- Published: 5 September 2026, 10:33\n- Tags: php\n' +
      '- Original: https://site.example/en/article/un-articulo\n\n[b](https://site.example/article/otro)\n',
  )
})

test('an unmodified article without tags and excerpt has less metadata', async () => {
  const text = await plainArticle(
    anArticle({ title: 'Dos\n líneas', tags: [], excerpt: null, content: '\nTexto.\n\n' }),
  )
  expect(text).toBe(
    '# Dos líneas\n\n- Autoría: Nuria Prueba\n- Publicado: 5 de septiembre de 2026, 10:33\n' +
      '- Original: https://site.example/article/un-articulo\n\nTexto.\n',
  )
})

test('llms.txt: a title, a summary, and a line for each page, article and project, whatever their titles contain', () => {
  const text = llmsText(
    [
      anArticle({ title: 'El [caso] de\nlas líneas' }),
      anArticle({ slug: 'dos', title: 'Dos', excerpt: null }),
    ],
    [aProject({ description: 'Lo\nque hace.' }), aProject({ title: 'Otro' })],
  )
  const blocks = text.split('\n\n')
  expect(blocks.slice(0, 3)).toEqual(['# Cuaderno de pruebas', '> Un sitio para las pruebas.', '## Páginas'])
  expect(blocks[3]?.split('\n').map((line) => line.slice(0, line.indexOf('): ') + 2))).toEqual([
    '- [Inicio](https://site.example/index.md):',
    '- [Sobre mí](https://site.example/about.md):',
    '- [Proyectos](https://site.example/project.md):',
    '- [Artículos](https://site.example/articles):',
    '- [CV](https://site.example/resume.md):',
    '- [CV como texto](https://site.example/cv/es/cv.txt):',
    '- [CV (JSON Resume)](https://site.example/resume.json):',
    '- [Contacto](https://site.example/contacto):',
    '- [Todos los artículos en un archivo](https://site.example/llms-full.txt):',
  ])
  expect(blocks[3]).toMatch(/Quién es Nuria Prueba: .* en Soria\./)
  expect(blocks[7]?.split('\n').map((line) => line.slice(0, line.indexOf('): ') + 1))).toEqual([
    '- [Home](https://site.example/en.md)',
    '- [About me](https://site.example/en/about.md)',
    '- [Projects](https://site.example/en/project.md)',
    '- [Résumé](https://site.example/en/resume.md)',
  ])
  expect([...blocks.slice(4, 7), ...blocks.slice(8)]).toEqual([
    '## Artículos',
    '- [El caso de las líneas](https://site.example/article/un-articulo.md): Un resumen.\n' +
      '- [Dos](https://site.example/article/dos.md): Artículo sobre Dos',
    '## Páginas en inglés',
    '## Proyectos',
    '- Un proyecto: Lo que hace.\n- Otro: Lo que hace.\n',
  ])
})

test('llms.txt: articles in English lead to their own Markdown', () => {
  expect(llmsText([], [], [anArticle({ excerpt: null, meta_description: null })])).toContain(
    '## Artículos en inglés\n\n- [Un artículo](https://site.example/en/article/un-articulo.md): Article about Un artículo\n',
  )
})

test('llms.txt: own pages stand with the pages of their language', () => {
  const page = { slug: 'usos', description: '…', menu: null }
  const own = [
    { ...page, language: 'es' as const, title: 'Lo que uso' },
    { ...page, language: 'en' as const, title: 'What I use' },
  ]
  const [spanish = '', english = ''] = llmsText([], [], [], new Set(['resume']), own).split(
    '## Páginas en inglés',
  )
  expect(spanish).toContain('- [Lo que uso](https://site.example/usos.md): …')
  expect(spanish).not.toContain('What I use')
  expect(english).toContain('- [What I use](https://site.example/en/usos.md): …')
  expect(english).not.toContain('Lo que uso')
})

test('llms.txt: a project without a description is listed by title only', () => {
  const text = llmsText([], [aProject({ description: '' }), aProject({ description: '', story: 'uno' })])
  expect(text.split('## Proyectos\n\n')[1]).toBe(
    '- Un proyecto\n- [Un proyecto](https://site.example/project/uno.md)\n',
  )
})

test('llms.txt: pages and files of parts that the site does without are not listed', () => {
  const text = llmsText([], [], [], new Set(['resume']))
  expect([...text.matchAll(/\]\(https:\/\/site\.example([^)]+)\)/g)].map(([, path]) => path)).toEqual([
    '/index.md',
    '/resume.md',
    '/cv/es/cv.txt',
    '/resume.json',
    '/en.md',
    '/en/resume.md',
  ])
})

test('llms.txt: no heading for an empty list of articles or projects', () => {
  expect(llmsText([], [])).not.toMatch(/^## (?:Artículos|Proyectos)$/m)
  expect(llmsText([anArticle()], [])).toMatch(/^## Artículos\n\n- /m)
  expect(llmsText([], [aProject()])).toMatch(/^## Proyectos\n\n- /m)
  expect(llmsText([], [])).toMatch(/^## Páginas\n\n- .*[^\n]\n$/ms)
})
