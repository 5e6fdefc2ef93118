import { isOwnPagePath } from './site-segments'

test.each([
  '/usos',
  '/en/usos',
  '/usos.md',
  '/en/robots.txt',
  '/a%20b',
  '/en/buscar',
  '/en/politics',
  '/article',
  '/nada',
])('only the own pages decide what %s is', (path) => expect(isOwnPagePath(path)).toBe(true))

test.each([
  ...['/', '/en', '/about', '/articles', '/buscar', '/contacto', '/etiquetas', '/politics', '/suscribirse'],
  ...['/missing', '/unavailable', '/en/about', '/en/contact', '/en/missing', '/en/project', '/en/resume'],
  ...[
    '/usos/mas',
    '/en/usos/mas',
    '/rss.xml',
    '/en/rss.xml',
    '/cv.pdf',
    '/robots.txt',
    '/favicon.ico',
    '/sitemap.xml',
  ],
])('%s is no matter of own pages', (path) => expect(isOwnPagePath(path)).toBe(false))
