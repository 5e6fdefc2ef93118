import { isShown, partOf, SITE_PARTS, shownParts } from './shown-parts'

const has = (given: Partial<Parameters<typeof shownParts>[0]>) => [
  ...shownParts({ without: [], articles: [1], projects: [1], contact: true, ...given }),
]

test.each([
  [{}, [...SITE_PARTS]],
  [{ articles: [] }, ['about', 'projects', 'resume', 'contact', 'privacy']],
  [{ projects: [] }, ['about', 'articles', 'resume', 'contact', 'privacy']],
  [{ contact: false }, ['about', 'projects', 'articles', 'resume', 'privacy']],
  [{ without: ['about', 'privacy'] as const }, ['projects', 'articles', 'resume', 'contact']],
  [
    { without: ['articles', 'projects'] as const, articles: [], contact: false },
    ['about', 'resume', 'privacy'],
  ],
  [{ without: SITE_PARTS }, []],
])('what there is none of, and what is switched off, is no part of the site: %j', (given, parts) => {
  expect(has(given)).toEqual(parts)
})

test.each([
  ['about', ['/about', '/en/about', '/about.md']],
  ['projects', ['/project', '/project/web/page/2', '/project/huerto.md', '/en/project']],
  ['articles', ['/articles/page/2', '/article/uno', '/article/uno.md', '/en/articles', '/Article/Uno']],
  ['articles', ['/etiquetas', '/etiqueta/php/rss.xml', '/serie/x', '/articles/archivo', '/suscribirse']],
  ['articles', ['/rss.xml', '/atom.xml', '/feed.json', '/en/feed.json', '/feed', '/llms-full.txt']],
  ['resume', ['/resume', '/resume/web', '/en/resume', '/cv.pdf', '/cv/es/cv.docx', '/resume.json']],
  ['contact', ['/contacto', '/contacto/gracias', '/contacto/articulo/x', '/en/contact', '/en/contact/send']],
  ['privacy', ['/politics']],
  [
    null,
    ['/', '/en', '/buscar', '/buscar?q=a', '/sitemap.xml', '/llms.txt', '/articulos', '/images/about.png'],
  ],
] as const)('these paths belong to %s: %j', (part, paths) => {
  expect(paths.map(partOf)).toEqual(paths.map(() => part))
})

test('a path leads somewhere if its part is there, or if it belongs to none', () => {
  const parts = new Set(['resume'] as const)
  expect(
    ['/', '/resume', '/cv.pdf', '/en/resume', '/about', '/rss.xml'].map((path) => isShown(path, parts)),
  ).toEqual([...[true, true, true, true], ...[false, false]])
})
