import { feedHtml } from './feed-html'
import { pageHtml } from './page-html'
import { parseOnce } from './parse-text'
import { type ServedImage, embeddedPicture, withEmbedded, withoutEmbedded } from './pictures'
import { textFacts } from './text-parts'

const wide = (index = 0): ServedImage => ({
  src: `/media/${index}?w=1200`,
  srcSet: `/media/${index}?w=400 400w, /media/${index}?w=1600 1600w`,
  sizes: '39rem',
  width: 2000,
  height: 1000,
})
const toHtml = (content: string, ...images: (ServedImage | null)[]) =>
  pageHtml(content, { images: images.length > 0 ? images : [wide(0), wide(1), wide(2)] })
const PAGE = 'https://www.example.com/article/a'

test('an image with a title alone in its paragraph is a figure with a caption', () => {
  const html = toHtml('Antes.\n\n![Alt](a.png " Pie con <b> y \\"comillas\\"")\n\nDespués.')
  expect(html).toContain('<figcaption>Pie con &#x3C;b> y "comillas"</figcaption></figure>')
  expect(html).toMatch(/<figure><a [^>]*><img src="\/media\/0\?w=1200"[^>]* alt="Alt"/)
  expect(html).not.toContain('title=')
})

test.each([
  '![a](a.png)',
  'Con texto ![a](a.png "t")',
  '![a](a.png "t") ![b](b.png "u")',
  '[![a](a.png "t")](/x)',
  '![a](a.png " ")',
])('not a figure: %s', (content) => expect(toHtml(content)).not.toContain('<figure'))

test('a figure whose image is not available keeps its caption and alt text', () => {
  expect(toHtml('![Alt](a.png "Pie")', null)).toMatch(/<figure>Alt<figcaption>Pie<\/figcaption><\/figure>/)
})

test('feeds get the same figure, with a single src and no link', () => {
  const html = feedHtml('![Alt](a.png "Pie")', PAGE, { images: [wide()] })
  expect(html).toMatch(
    /^<figure><img src="https:\/\/www\.example\.com\/media\/0\?w=1200" width="2000" height="1000" alt="Alt"[^>]*><figcaption>Pie<\/figcaption><\/figure>$/,
  )
})

test('a figure in an HTML article stays a figure', () => {
  const html = toHtml('<figure><img src="a.png" alt="b"><figcaption>Pie <b>c</b></figcaption></figure>')
  expect(html).toMatch(/<figure><a .*<img .*<figcaption>Pie <b>c<\/b><\/figcaption><\/figure>/)
})

test('an image links to its largest width, in a new tab', () => {
  expect(toHtml('![Alt](a.png)')).toMatch(
    /<a href="\/media\/0\?w=1600" target="_blank" rel="noopener noreferrer" data-large aria-label="Ver en grande: Alt" aria-describedby="nueva.pestana"><img/,
  )
  expect(toHtml('![Alt](a.png)', { src: '/images/a.svg', width: 300, height: 300 })).toContain(
    '<a href="/images/a.svg"',
  )
})

test.each<[string, string, ServedImage]>([
  ['within a line', 'Un icono ![a](a.png) en la línea.', wide()],
  ['that is a link already', '[![a](a.png)](https://example.com)', wide()],
  ['that says nothing', '![](a.png)', wide()],
  ['no larger than the column', '![a](a.png)', { ...wide(), width: 600 }],
])('an image %s is not a link', (_name, content, image) =>
  expect(toHtml(content, image)).not.toContain('data-large'),
)

test('images keep their order, whatever they become', () => {
  const content = '![a](a.png "t")\n\nx ![b](b.png) <img alt="c"> [![d](d.png)](/e)\n\n![[f 1.png|300]]'
  expect(textFacts(content).images).toEqual(['a.png', 'b.png', null, 'd.png', 'f%201.png'])
})

test.each([
  ['width="80"', 'width="80" height="40"', 'sizes="80px"'],
  ['width="80px" height="10"', 'width="80" height="40"', 'sizes="80px"'],
  ['width="50%"', 'width="50%"', 'sizes="39rem"'],
  ['width="ancho"', 'width="2000" height="1000"', 'sizes="39rem"'],
])('an image has the size given by its author: %s', (written, size, sizes) => {
  const html = toHtml(`<img src="a.png" ${written} alt="a">`)
  expect(html).toContain(size)
  expect(html).toContain(sizes)
})

const inLine = (html: string) => html.match(/<img [^>]*>/g)?.map((image) => image.includes('data-inline'))

test.each([
  ['Un icono ![a](a.png) en la línea.', [true]],
  ['![a](a.png) ![b](b.png)', [true, true]],
  ['[![a](a.png)](/a)\n[![b](b.png)](/b)', [true, true]],
  ['<p align="center"><img src="a.png"> <a href="/b"><img src="b.png"></a></p>', [true, true]],
  ['| a |\n|---|\n| x ![a](a.png) |', [true]],
  ['- Uno\n\n  ![a](a.png)', [false]],
  ['![a](a.png "Pie")', [false]],
])('images within a sentence and rows of images stay inline: %j', (content, expected) => {
  expect(inLine(toHtml(content))).toEqual(expected)
})

test.each([
  ['<img src="a.png" align="right" alt="a">', ' data-align="right"'],
  ['<p><img src="a.png" align="left" alt="a"> Texto.</p>', ' data-align="left"'],
])('an image may stand beside the text: %s', (content, expected) =>
  expect(toHtml(content)).toContain(expected),
)

test('any other alignment of an image is that of its line', () =>
  expect(toHtml('<img src="a.png" align="middle" alt="a">')).not.toContain('align'))

test('an inline image of unknown size has no srcset, which would stretch it to the column', () => {
  const { src, srcSet = '', sizes = '' } = wide()
  expect(toHtml('x ![a](a.png)', { src, srcSet, sizes })).not.toContain('srcset')
  expect(toHtml('![a](a.png)', { src, srcSet, sizes })).toContain('srcset')
})

test.each([
  '<picture><source srcset="https://evil.example/a.png"><img src="https://evil.example/b.png" srcset="https://evil.example/c.png 2x" alt="d"></picture>',
  '<img src="a.png" srcset="//evil.example/a.png 1x" alt="d">',
  '<video poster="https://evil.example/a.png"><source src="https://evil.example/a.mp4"></video>![d](a.png)',
])('no external resources are loaded, images come from this site: %s', (content) => {
  const images = [{ src: '/media/0' }]
  for (const html of [pageHtml(content, { images }), feedHtml(content, PAGE, { images })]) {
    expect(html).toMatch(/<img src="(?:https:\/\/www\.example\.com)?\/media\/0"/)
    expect(html).not.toMatch(/evil|srcset|<source|<picture/)
  }
})

test('an unavailable image becomes its alt text, and the next one keeps its place', () => {
  const html = toHtml('![A](a.png)\n\n![C](c.png)', null, { src: '/media/1' })
  expect(html).toMatch(/^<p>A<\/p>\n<p><a href="\/media\/1"/)
})

const data = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes, 'x').toString('base64')}`

test('an embedded image gets a short name, and its bytes can be retrieved', () => {
  const content = `![a](${data(300)})\n\n<img src="${data(600)}" alt="b">`
  const { images } = textFacts(content)
  expect(images).toEqual([
    expect.stringMatching(/^embedded:0-\d+$/),
    expect.stringMatching(/^embedded:1-\d+$/),
  ])
  expect(embeddedPicture(images[1] ?? '', content)).toEqual(Buffer.alloc(600, 'x'))
  expect(pageHtml(content, { images: [{ src: '/media/0' }, null] })).toMatch(
    /<img src="\/media\/0" alt="a"[^]*b$/,
  )
})

test('embedded images do not count towards text limits: the content after them is kept', () => {
  const { tree, beyond } = parseOnce(`${`![a](${data(600_000)})\n\n`.repeat(3)}Fin.`)
  expect(beyond).toEqual([])
  expect(tree.children.at(-1)).toMatchObject({ tagName: 'p', children: [{ value: 'Fin.' }] })
})

test('code that contains an image data URL is unchanged', () => {
  expect(pageHtml(`\`${data(300)}\``, {})).toBe(`<p><code>${data(300)}</code></p>`)
})

test.each(['embedded:0-1', 'embedded:7-300', '/images/a.png', 'data:image/png;base64,AAAA'])(
  'other addresses are not embedded images: %s',
  (source) => expect(embeddedPicture(source, `![a](${data(300)})`)).toBeNull(),
)

test('short ones, vector images and other data are unchanged', () => {
  for (const text of [
    'data:image/png;base64,AAAA',
    'data:text/plain;base64,AAAA',
    data(300).replace('png', 'svg+xml'),
  ])
    expect(withoutEmbedded(text)).toBe(text)
  expect(withEmbedded(withoutEmbedded(data(300)), data(300))).toBe(data(300))
})
