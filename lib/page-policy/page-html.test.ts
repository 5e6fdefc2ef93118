import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { inlineScripts } from '@/e2e/page-scripts'
import { escapeMarkup } from '../text/escaping'
import { isInlineScript, parsePage } from './page-html'

test('scripts and links are found in order, with their positions in the source', () => {
  const html =
    '<html><head><meta name="a"><link REL="icon" href="/a?b&amp;c"></head><body><p>a</p><script>b()</script></body></html>'
  const { elements, bodyEnd } = parsePage(html)
  expect(
    elements.map(({ name, parent, text, start, end }) => [name, parent, text, html.slice(start, end)]),
  ).toEqual([
    ['link', 'head', '', '<link REL="icon" href="/a?b&amp;c">'],
    ['script', 'body', 'b()', '<script>b()</script>'],
  ])
  expect([...(elements[0]?.attributes ?? [])]).toEqual([
    ['rel', 'icon'],
    ['href', '/a?b&c'],
  ])
  expect(bodyEnd).toBe(html.indexOf('</body>'))
  expect(parsePage('<p>a').bodyEnd).toBeNull()
})

test.each([
  ['<script>a()</script>', true],
  ['<script type="module">a()</script>', true],
  ['<script type=" Application/JSON ">{}</script>', false],
  ['<script type="application/ld+json">{}</script>', false],
  ['<script></script>', false],
  ['<script src="/a.js">a()</script>', false],
])('whether a browser executes the text of %s: %s', (html, runs) => {
  expect(parsePage(html).elements.map(isInlineScript)).toEqual([runs])
})

test('the inline scripts of a page are those without src that a browser would execute', () => {
  const html = `<html><head><script src="/a.js" async=""></script><script type="module">m()</script></head><body>
    <script>f()</script><script type="application/ld+json">{"a":1}</script><script type="importmap">{}</script>
    <svg><script>s()</script></svg><!-- <script>c()</script> --><p title="<script>a()</script>"></p></body></html>`
  expect(inlineScripts(html)).toEqual(['m()', 'f()', '{}', 's()'])
})

/** What tempts a reader of tags: in a text it is escaped, in a value it may stand as it is, but for the quote. */
const word = fc.constantFrom(
  ...['<script>', '</script>', '<!--', '-->', '>', '"', "'", '&amp;', '=', ' ', 'ñ', '<link a=', '</body>'],
)
const words = fc.array(word, { maxLength: 6 }).map((all) => all.join(''))
const attribute = fc.oneof(
  words.map((value) => ` title="${value.replaceAll('"', '&quot;')}"`),
  words.map((value) => ` alt='${value.replaceAll("'", '&#39;')}'`),
  fc.constantFrom(...[' hidden', ' data-a=""']),
)
const attributes = fc
  .uniqueArray(attribute, { maxLength: 3, selector: (one) => one.slice(0, 4) })
  .map((all) => all.join(''))
const part = fc.oneof(
  words.map(escapeMarkup),
  words.map((text) => `<!--${text.replace(/--|[<>]/g, '')}-->`),
  attributes.map((given) => `<link rel="x"${given}>`),
  attributes.map((given) => `<img${given}/>`),
  fc.tuple(attributes, words).map(([given, text]) => `<p${given}>${escapeMarkup(text)}</p>`),
  fc
    .tuple(attributes, words)
    .map(([given, text]) => `<script${given}>${text.replace(/<(?:!--|\/?script)/g, '')}</script>`),
  fc
    .tuple(fc.constantFrom('style', 'textarea', 'noscript'), words)
    .map(([name, text]) => `<${name}>${escapeMarkup(text)}</${name}>`),
)

test('they are the same that a parser of HTML finds, whatever stands in texts and attributes', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const html = `<html><head></head><body>${parts.join('')}</body></html>`
      expect(
        parsePage(html).elements.map(({ name, attributes, text, start, end }) => [
          name,
          [...attributes],
          text,
          start,
          end,
        ]),
      ).toEqual(parsedElements(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: true })))
    }),
  )
})

type Parent = DefaultTreeAdapterTypes.ParentNode

function parsedElements({ childNodes }: Parent): unknown[] {
  return childNodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    const { tagName, attrs, sourceCodeLocation: at } = node
    if (tagName !== 'script' && tagName !== 'link') return parsedElements(node)
    const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
    return [[tagName, attrs.map(({ name, value }) => [name, value]), text, at?.startOffset, at?.endOffset]]
  })
}
