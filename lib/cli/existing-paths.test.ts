import { anArticle, aProject } from '@/e2e/unit/builders'
import { existingPaths, type Shown } from './existing-paths'

const SHOWN: Shown = {
  articles: [anArticle({ slug: 'uno', tags: ['Diseño web'], series: 'Números' })],
  projects: [aProject()],
  translated: ['uno'],
  roles: ['web'],
  stories: [{ id: 1, slug: 'huerto', title: 'Huerto', updatedAt: null }],
}

const EXISTING = [
  ...['/', '/about', '/articles', '/project', '/project/web', '/buscar', '/suscribirse', '/politics'],
  ...['/en', '/en/about', '/en/articles', '/en/project/app', '/en/article/uno'],
  ...['/article/uno', '/article/uno.md', '/project/huerto', '/project/huerto.md'],
  ...['/etiquetas', '/etiqueta/diseno-web', '/etiqueta/diseno-web/rss.xml', '/serie/numeros'],
  ...['/articles/archivo', '/articles/archivo/2026'],
  ...['/contacto', '/contacto/gracias', '/contacto/articulo/uno'],
  ...['/en/contact', '/en/contact/thanks', '/en/contact/article/uno'],
  ...['/resume', '/resume/web', '/en/resume', '/en/resume/web', '/resume.json'],
  ...['/cv/es/cv.txt', '/cv/es/cv.vcf', '/cv/es/web.txt', '/cv/en/cv.json', '/cv/en/web.json'],
  ...['/rss.xml', '/en/rss.xml', '/en/atom.xml', '/en/feed.json', '/llms-full.txt', '/favicon.ico'],
]

const MISSING = [
  ...[
    '/article/dos',
    '/article/dos.md',
    '/en/article/dos',
    '/etiqueta/php',
    '/serie/uno',
    '/articles/page/2',
  ],
  ...['/resume/datos', '/en/resume/datos', '/cv/es/datos.txt', '/cv/es/web.vcf', '/cv.pdf', '/cv/es/cv.docx'],
  ...['/articles/archivo/2025', '/project/uno', '/en/buscar', '/en/politics', '/api/health'],
]

test('the addresses of the site are known, others are not, and none is in doubt', () => {
  const { known, mayExist } = existingPaths(SHOWN)
  expect(EXISTING.filter((address) => !known.has(address))).toEqual([])
  expect(MISSING.filter((address) => known.has(address))).toEqual([])
  expect([...EXISTING, ...MISSING].filter(mayExist)).toEqual([])
})

test('addresses of parts that the site does without do not exist; those of what there is none of yet do', () => {
  const shown = { ...SHOWN, articles: [], projects: [], stories: [], without: ['contact', 'resume'] as const }
  const { known } = existingPaths(shown)
  expect([...known].filter((address) => /contact|resume|^\/cv/.test(address))).toEqual([])
  for (const address of ['/about', '/articles', '/project/web', '/rss.xml', '/suscribirse', '/politics'])
    expect([address, known.has(address)]).toEqual([address, true])
  expect(known.has('/en/articles')).toBe(false)
})

test("the owner's own pages exist", () => {
  const pages = [{ slug: 'usos', language: 'es' } as const, { slug: 'usos', language: 'en' } as const]
  const { known } = existingPaths({ ...SHOWN, pages })
  expect(['/usos', '/en/usos', '/libros'].map((address) => known.has(address))).toEqual([true, true, false])
})

test('below unreadable content any address may exist', () => {
  const { mayExist } = existingPaths({ articles: null, projects: null, translated: null, roles: null })
  for (const address of [
    '/article/x',
    '/en/article/x',
    '/project/x',
    '/etiqueta/x',
    '/resume/x',
    '/cv/es/x.txt',
  ])
    expect([address, mayExist(address)]).toEqual([address, true])
  expect(['/x', '/about/x'].map(mayExist)).toEqual([false, false])
})

test('while translations cannot be read, each article may have one', () => {
  const known = (translated: string[] | null) => existingPaths({ ...SHOWN, translated }).known
  expect([known(null).has('/en/article/uno'), known([]).has('/en/article/uno')]).toEqual([true, false])
})
