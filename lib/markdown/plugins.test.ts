import type { Element, ElementContent, Root } from 'hast'
import { rehypeImages, rehypeLinks, rehypeShiftHeadings, rehypeTables, rehypeTaskLists } from './plugins'
import { ID_PREFIX } from './sanitize-schema'

const element = (
  tagName: string,
  properties: Element['properties'] = {},
  ...children: ElementContent[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const root = (...children: ElementContent[]): Root => ({ type: 'root', children })
/** A tree after a plugin has gone over it. */
function after(plugin: (tree: Root) => void, ...children: ElementContent[]): Root['children'] {
  const tree = root(...children)
  plugin(tree)
  return tree.children
}

test('headings are one level deeper below the title of the page, the last ones and that of the notes stay', () => {
  const names = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'p']
  const shifted = after(rehypeShiftHeadings(), ...names.map((name) => element(name)))
  expect(shifted.map((node) => (node as Element).tagName)).toEqual([
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'h6',
    'header',
    'p',
  ])
  const label = element('h2', { id: `${ID_PREFIX}footnote-label` })
  expect(after(rehypeShiftHeadings(), label)).toEqual([label])
})

test('a link opens in a tab of its own; one that may not be followed leads nowhere; those of notes stay', () => {
  const links = after(
    rehypeLinks(),
    element('a', { href: 'https://otro.example' }),
    element('a', { href: 'javascript:a()' }),
    element('a', {}),
    element('a', { href: '#nota', dataFootnoteRef: true }),
    element('link', { href: '/a' }),
  )
  const disabled = { role: 'link', ariaDisabled: 'true' }
  expect(links.map((node) => (node as Element).properties)).toEqual([
    { href: 'https://otro.example', target: '_blank', rel: ['noopener', 'noreferrer'] },
    disabled,
    disabled,
    { href: '#nota', dataFootnoteRef: true },
    { href: '/a' },
  ])
})

test('pictures come from this site, one after the other; what can not be served is its words', () => {
  const asked: [string, number][] = []
  const address = (src: string, index: number) => {
    asked.push([src, index])
    return src === '/no' ? null : { src: `/media${src}`, width: 3, height: 2 }
  }
  const [first, words, nothing, last] = after(
    rehypeImages({ address }),
    element('img', { src: '/a', alt: 'A', title: 'T' }),
    element('img', { src: '/no', alt: 'B' }),
    element('img', {}),
    element('p', {}, element('img', { src: '/c' })),
  )
  const common = { loading: 'lazy', decoding: 'async', width: 3, height: 2 }
  expect((first as Element).properties).toEqual({ ...common, src: '/media/a', alt: 'A' })
  expect(words).toEqual({ type: 'text', value: 'B' })
  expect(nothing).toEqual({ type: 'text', value: '' })
  expect((last as Element).children).toMatchObject([{ properties: { ...common, src: '/media/c', alt: '' } }])
  expect(asked).toEqual([
    ['/a', 0],
    ['/no', 1],
    ['/c', 3],
  ])
})

test('a table stands in a region that the keyboard scrolls, once, and cells say how they are aligned', () => {
  const cells = [element('th', { align: 'right' }), element('td', {}), element('p', { align: 'center' })]
  const [frame, next] = after(rehypeTables({ label: 'Tabla' }), element('table', {}, ...cells), element('p'))
  expect(frame).toMatchObject({
    tagName: 'div',
    properties: { dataScroll: true, role: 'region', tabIndex: 0, ariaLabel: 'Tabla' },
    children: [{ tagName: 'table' }],
  })
  const [table] = (frame as Element).children
  expect((table as Element).children.map((cell) => (cell as Element).properties)).toEqual([
    { dataAlign: 'right' },
    {},
    { align: 'center' },
  ])
  expect(next).toEqual(element('p'))
})

test('the boxes of a list of tasks say whether they are done', () => {
  const labels = { done: 'Hecho', open: 'Por hacer' }
  const boxes = after(
    rehypeTaskLists(labels),
    element('input', { checked: true }),
    element('input'),
    element('p'),
  )
  expect(boxes.map((node) => (node as Element).properties.ariaLabel)).toEqual([
    'Hecho',
    'Por hacer',
    undefined,
  ])
})
