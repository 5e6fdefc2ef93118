import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { site } from '@/e2e/unit/own-content'
import '../../e2e/unit/own-content'
import { anArticle, aProject, aStory } from '../../e2e/unit/builders'
import type { StoryPage } from '../projects/story-pages'
import { llmsText, plainArticle, plainStory, llmsFullText } from './plain'

const page = (fields: Partial<StoryPage> = {}): StoryPage => ({
  slug: 'un-proyecto',
  project: aProject(),
  story: aStory(),
  previous: null,
  next: null,
  articles: [],
  ...fields,
})

test('a story as Markdown: title, metadata, the source text, and its articles', async () => {
  const figure = { value: '0,4 g', label: 'por visita' }
  const story = aStory({ figure, role: 'Todo', tools: ['PHP', 'SQL'], updatedAt: '2026-05-01 10:00:00' })
  const articles = [anArticle({ slug: 'año', title: 'A [b]' })]
  expect(await plainStory(page({ story, articles }))).toBe(
    [
      '# Un proyecto',
      '> Lo que hace.',
      '- Autoría: Nuria Prueba\n- 0,4 g por visita\n- Mi papel: Todo\n- Con qué: PHP, SQL\n- Actualizado: 1 de mayo de 2026, 10:00\n' +
        '- GitHub: https://example.com/codigo\n- Demo: https://example.com/demo\n- Original: https://site.example/project/un-proyecto',
      '## El problema\n\nTexto.',
      '## Artículos sobre este proyecto',
      '- [A b](https://site.example/article/a%C3%B1o.md)\n',
    ].join('\n\n'),
  )
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
    '- [Contacto](https://site.example/contacto):',
    '- [CV](https://site.example/resume.md):',
    '- [CV como texto](https://site.example/cv/es/cv.txt):',
    '- [CV (JSON Resume)](https://site.example/resume.json):',
    '- [Todos los artículos en un archivo](https://site.example/llms-full.txt):',
  ])
  expect(blocks[3]).toMatch(/Quién es Nuria Prueba: .* en Soria\./)
  expect(blocks[7]?.split('\n').map((line) => line.slice(0, line.indexOf('): ') + 1))).toEqual([
    '- [Home](https://site.example/en.md)',
    '- [About me](https://site.example/en/about.md)',
    '- [Projects](https://site.example/en/project.md)',
    '- [Contact](https://site.example/en/contact)',
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

test('llms.txt: articles in English lead to their own Markdown, and have a list', () => {
  const text = llmsText([], [], [anArticle({ excerpt: null, meta_description: null })])
  expect(text).toContain(
    '## Artículos en inglés\n\n- [Un artículo](https://site.example/en/article/un-articulo.md): Article about Un artículo\n',
  )
  expect(text).toContain('\n- [Articles](https://site.example/en/articles): ')
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

const articles = (count: number, content = 'Texto de prueba, con eñe.') =>
  Array.from({ length: count }, (_, index) =>
    anArticle({ id: index + 1, slug: `a-${index + 1}`, title: `Título ${index + 1}.`, content }),
  )
const titles = (text: string) =>
  [...text.matchAll(/^# Título (\d+)\.$/gm)].map(([, number]) => Number(number))

beforeEach(resetContent)

test("every article is included in full, newest first, under the site's name", async () => {
  fakeContent.articles = articles(45)
  const text = await llmsFullText('es')
  expect(text).toMatch(new RegExp(`^# ${site.title}\n\n> ${site.description}\n\n---\n\n# Título 1\\.\n`))
  expect(titles(text)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
  expect(text).not.toContain('no cabe')
})

test('as many whole articles as fit, with the number of omitted ones', async () => {
  fakeContent.articles = articles(30, 'ñ'.repeat(500))
  const text = await llmsFullText('es', 20_000)
  const count = titles(text).length
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000)
  expect(count).toBeGreaterThan(10)
  expect(text).toMatch(new RegExp(`\n${30 - count} artículos más antiguos no caben en este archivo\\.\n$`))
  expect(text.match(/ñ{500}/g)).toHaveLength(count)
})

test('an article that cannot be loaded is skipped; without articles there is only the name', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  fakeContent.articles = articles(3)
  fakeContent.broken = ['a-2']
  expect(titles(await llmsFullText('es'))).toEqual([1, 3])
  fakeContent.articles = []
  expect(titles(await llmsFullText('es'))).toEqual([])
})
