import { edited } from '../page-policy/page-html'
import { elementPlaces } from './element-places'

const cut = (html: string, span: { start: number; end: number } | null | undefined) =>
  span && html.slice(span.start, span.end)

test('an element with an id is found whole, with what it contains and its attributes', () => {
  const html = '<p>antes</p><form id="envio" class="a b" hidden><b>ñ</b></form>'
  const place = elementPlaces(html).get('envio')
  expect(cut(html, place)).toBe('<form id="envio" class="a b" hidden><b>ñ</b></form>')
  expect(cut(html, place?.content)).toBe('<b>ñ</b>')
  expect(html.slice(0, place?.attributesEnd)).toBe('<p>antes</p><form')
  const attributes = [...(place?.attributes ?? [])].map(([name, span]) => [name, cut(html, span)])
  expect(attributes).toEqual([
    ['id', 'id="envio"'],
    ['class', 'class="a b"'],
    ['hidden', 'hidden'],
  ])
})

test('an element that can contain nothing has no content', () => {
  expect(elementPlaces('<input id="a">').get('a')).toMatchObject({ start: 0, end: 14, content: null })
})

test('the title of the page is found by its name, that of a drawing is none', () => {
  const html = '<svg><title>Dibujo</title></svg><title>Página</title>'
  expect(cut(html, elementPlaces(html).get('title')?.content)).toBe('Página')
  expect([...elementPlaces('<svg><title>Dibujo</title></svg><p>x</p>').keys()]).toEqual([])
})

test('of two with the same id the first one counts', () => {
  const html = '<div><p id="a">uno</p></div><p id="a">dos</p>'
  expect(cut(html, elementPlaces(html).get('a')?.content)).toBe('uno')
})

test('what the parser adds has no place in the source', () => {
  expect([...elementPlaces('<p>sin más</p>').keys()]).toEqual([])
  // The parser inserts a `tbody` around a table row.
  const places = elementPlaces('<table id="t"><tr id="r"><td>1</table>')
  expect([...places.keys()]).toEqual(['t', 'r'])
  expect(places.get('r')?.content).toBeNull()
})

test('edits are made in the order of their places, and the rest stays as it is', () => {
  expect(
    edited('0123456789', [
      { start: 7, end: 9, text: 'ocho' },
      { start: 2, end: 2, text: '-' },
      { start: 4, end: 5, text: '' },
    ]),
  ).toBe('01-2356ocho9')
  expect(edited('igual', [])).toBe('igual')
})
