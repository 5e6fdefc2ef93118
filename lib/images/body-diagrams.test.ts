import { feedHtml } from '../markdown/feed-html'
import { pageText } from '../markdown/page-text'
import { bodyDiagram, bodyDiagramAddresses } from './body-diagrams'

const DRAWN = '```mermaid\ngraph TD\n  A[Uno] --> B[Dos]\n```'
const REFUSED = '```mermaid\npie\n  "a": 1\n```'
const content = `Texto.\n\n${REFUSED}\n\n${DRAWN}`
const article = { slug: 'a', content }

test('a page shows a diagram in both themes, with its size and description; another kind stays code', async () => {
  const { tree } = pageText(content, () => null, await bodyDiagramAddresses(article))
  const html = JSON.stringify(tree)
  expect(html.match(/"tagName":"figure"/g)).toHaveLength(1)
  expect(html).toMatch(/"src":"\/media\/article\/a\/diagram-1-light\.svg\?v=\w+","width":\d+,"height":\d+/)
  expect(html).toMatch(/"src":"\/media\/article\/a\/diagram-1-dark\.svg\?v=\w+"/)
  expect(html).toContain('"alt":"Diagrama de flujo: Uno, Dos"')
  expect(html).toContain('pie\\n')
})

test('the address of a diagram answers with it, under the version that the page names', async () => {
  const served = (await bodyDiagramAddresses(article, '/media/preview/a/x'))(1)
  const image = await bodyDiagram(article, 'diagram-1-dark.svg')
  expect(image).toMatchObject({ type: 'image/svg+xml', isFallback: false })
  expect(served?.dark).toBe(`/media/preview/a/x/diagram-1-dark.svg?v=${image?.version}`)
  expect(Buffer.from(image?.bytes ?? []).toString()).toMatch(/^<svg /)
})

test.each([
  'diagram-0-dark.svg',
  'diagram-2-dark.svg',
  'diagram-1-red.svg',
  'diagram-1.svg',
  '1',
  'diagram--1-dark.svg',
])('there is none at %s', async (name) => expect(await bodyDiagram(article, name)).toBeNull())

test('a feed gets one picture, on a ground of its own', async () => {
  const html = feedHtml(content, {
    page: 'https://www.example.com/article/a',
    imageAddress: () => null,
    diagramAddress: await bodyDiagramAddresses(article),
  })
  expect(html).toMatch(
    /<p><img src="https:\/\/www\.example\.com\/media\/article\/a\/diagram-1-light\.svg\?v=\w+" width="\d+"/,
  )
  expect(html).not.toContain('dark')
  expect(html).toContain('pie')
})

test('an English text has diagrams that are named in English, at the same addresses', async () => {
  const [spanish, english] = [
    await bodyDiagramAddresses(article, '/media/a'),
    await bodyDiagramAddresses(article, '/media/a', 'en'),
  ]
  expect(english(1)).toEqual({ ...spanish(1), label: 'Flowchart: Uno, Dos' })
})

test('a text without diagrams asks for none', async () => {
  expect((await bodyDiagramAddresses({ slug: 'a', content: 'Texto.' }))(0)).toBeNull()
})

test('of many diagrams the first are drawn, the rest stay code', async () => {
  const address = await bodyDiagramAddresses({ slug: 'a', content: `${DRAWN}\n\n`.repeat(20) })
  expect(Array.from({ length: 20 }, (_, index) => address(index)).filter(Boolean)).toHaveLength(8)
})
