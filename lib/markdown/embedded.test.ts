import { embeddedPicture, withEmbedded, withoutEmbedded } from './embedded'
import { pageHtml } from './page-html'
import { parseOnce } from './parse-text'
import { textFacts } from './text-parts'

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
