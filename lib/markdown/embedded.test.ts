import { embeddedPicture, withEmbedded, withoutEmbedded } from './embedded'
import { pageHtml } from './page-html'
import { parseOnce } from './parse-text'
import { textFacts } from './text-facts'

const data = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes, 'x').toString('base64')}`

test('a picture in a text is an image with a short name, and its bytes can be had', () => {
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

test('pictures do not count as text: what stands behind them is there', () => {
  const { tree, beyond } = parseOnce(`${`![a](${data(600_000)})\n\n`.repeat(3)}Fin.`)
  expect(beyond).toEqual([])
  expect(tree.children.at(-1)).toMatchObject({ tagName: 'p', children: [{ value: 'Fin.' }] })
})

test('code that shows the data of a picture shows it', () => {
  expect(pageHtml(`\`${data(300)}\``, {})).toBe(`<p><code>${data(300)}</code></p>`)
})

test.each(['embedded:0-1', 'embedded:7-300', '/images/a.png', 'data:image/png;base64,AAAA'])(
  'any other address is no picture in the text: %s',
  (source) => expect(embeddedPicture(source, `![a](${data(300)})`)).toBeNull(),
)

test('a short one, a vector image and other data stay as they are', () => {
  for (const text of [
    'data:image/png;base64,AAAA',
    'data:text/plain;base64,AAAA',
    data(300).replace('png', 'svg+xml'),
  ])
    expect(withoutEmbedded(text)).toBe(text)
  expect(withEmbedded(withoutEmbedded(data(300)), data(300))).toBe(data(300))
})
