import { isOwnPagePath } from './site-segments'

test.each(['/usos', '/en/usos', '/About', '/en/buscar', '/en/politics', '/article', '/en/article', '/nada'])(
  'only the own pages decide what %s is',
  (path) => expect(isOwnPagePath(path)).toBe(true),
)

test.each([
  ...['/', '/en', '/about', '/articles', '/buscar', '/contacto', '/etiquetas', '/politics', '/suscribirse'],
  ...['/missing', '/unavailable', '/en/about', '/en/contact', '/en/missing', '/en/project', '/en/resume'],
  ...['/usos.md', '/usos/mas', '/en/usos/mas', '/rss.xml', '/a%20b'],
])('%s is no matter of own pages', (path) => expect(isOwnPagePath(path)).toBe(false))
