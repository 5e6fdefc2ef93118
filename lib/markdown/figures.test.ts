import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { Root } from 'hast'
import { feedHtml } from './feed-html'
import { imageSources } from './image-sources'
import { pageText } from './page-text'
import type { ImageAddress } from './plugins'

const wide: ImageAddress = (_src, index) => ({
  src: `/media/${index}?w=1200`,
  srcSet: `/media/${index}?w=400 400w, /media/${index}?w=1600 1600w`,
  width: 2000,
  height: 1000,
})
const toHtml = (content: string, address = wide) =>
  unified()
    .use(rehypeStringify)
    .stringify(pageText(content, address).tree as Root)

test('a picture alone in its paragraph with a title is a figure with a caption', () => {
  const html = toHtml('Antes.\n\n![Alt](a.png "Pie con <b> y \\"comillas\\"")\n\nDespués.')
  expect(html).toContain('<figcaption>Pie con &#x3C;b> y "comillas"</figcaption></figure>')
  expect(html).toMatch(/<figure><a [^>]*><img src="\/media\/0\?w=1200"[^>]* alt="Alt"/)
  expect(html).not.toContain('title=')
})

test.each([
  '![a](a.png)',
  'Con texto ![a](a.png "t")',
  '![a](a.png "t") ![b](b.png "u")',
  '[![a](a.png "t")](/x)',
  '![a](a.png "")',
  '![a](a.png " ")',
])('no figure: %s', (content) => expect(toHtml(content)).not.toContain('<figure'))

test('blanks around a caption are no part of it', () => {
  expect(toHtml('![a](a.png " Pie ")')).toContain('<figcaption>Pie</figcaption>')
})

test('a figure whose picture can not be served keeps its caption and the description', () => {
  expect(toHtml('![Alt](a.png "Pie")', () => null)).toMatch(
    /<figure>Alt<figcaption>Pie<\/figcaption><\/figure>/,
  )
})

test('feeds get the same figure, with one address and no link', () => {
  const html = feedHtml('![Alt](a.png "Pie")', {
    page: 'https://www.example.com/article/a',
    imageAddress: wide,
  })
  expect(html).toMatch(
    /^<figure><img src="https:\/\/www\.example\.com\/media\/0\?w=1200" width="2000" height="1000" alt="Alt"[^>]*><figcaption>Pie<\/figcaption><\/figure>$/,
  )
})

test('a figure of an article in HTML stays one', () => {
  const html = toHtml('<figure><img src="a.png" alt="b"><figcaption>Pie <b>c</b></figcaption></figure>')
  expect(html).toMatch(/<figure><a .*<img .*<figcaption>Pie <b>c<\/b><\/figcaption><\/figure>/)
})

test('a picture leads to its largest width, in a tab of its own', () => {
  expect(toHtml('![Alt](a.png)')).toMatch(
    /<a href="\/media\/0\?w=1600" target="_blank" rel="noopener noreferrer" data-large aria-label="Ver en grande: Alt"><img/,
  )
  const own: ImageAddress = () => ({ src: '/images/a.svg', width: 300, height: 300 })
  expect(toHtml('![Alt](a.png)', own)).toContain('<a href="/images/a.svg"')
})

const narrow: ImageAddress = (src, index) => ({ src: '', ...wide(src, index), width: 600 })

test.each<[string, string, ImageAddress]>([
  ['within a line', 'Un icono ![a](a.png) en la línea.', wide],
  ['that is a link already', '[![a](a.png)](https://example.com)', wide],
  ['that says nothing', '![](a.png)', wide],
  ['no larger than the column', '![a](a.png)', narrow],
])('a picture %s leads nowhere', (_name, content, address) =>
  expect(toHtml(content, address)).not.toContain('data-large'),
)

test('pictures keep their order, whatever they become', () => {
  expect(imageSources('![a](a.png "t")\n\nx ![b](b.png)\n\n![c](c.png)')).toEqual(['a.png', 'b.png', 'c.png'])
})
