import '../../e2e/unit/own-content'
import { writeDrawings } from '../../e2e/unit/drawn-diagrams'
import { feedHtml } from '../markdown/feed-html'
import { pageHtml } from '../markdown/page-html'
import { bodyDiagrams } from './body-images'
import { bodyDiagram } from './image'

const DRAWN = 'graph TD\n  A[Uno] --> B[Dos]\n'
const NOT_DRAWN = 'mindmap\n  Uno\n'
const sources = [NOT_DRAWN, DRAWN]
const content = `Texto.\n\n${sources.map((source) => `\`\`\`mermaid\n${source}\`\`\``).join('\n\n')}`
const MEDIA = '/media/article/a'

beforeAll(() => writeDrawings(DRAWN, 'Uno, Dos'))

test('a page shows a diagram in both themes, with its size and description; an undrawn one stays code', async () => {
  const html = pageHtml(content, { diagrams: await bodyDiagrams(sources, MEDIA) })
  expect(html.match(/<figure/g)).toHaveLength(1)
  expect(html).toMatch(/src="\/media\/article\/a\/diagram-1-light\.svg\?v=\w+" width="120" height="80"/)
  expect(html).toMatch(/src="\/media\/article\/a\/diagram-1-dark\.svg\?v=\w+"/)
  expect(html).toContain('alt="Diagrama de flujo: Uno, Dos"')
  expect(html).toContain('mindmap\n')
})

test('the address of a diagram serves it under the version that the page uses', async () => {
  const [, served] = await bodyDiagrams(sources, '/media/preview/a/x')
  const image = await bodyDiagram(sources, 'diagram-1-dark.svg')
  expect(image).toMatchObject({ type: 'image/svg+xml', isFallback: false })
  expect(served?.dark).toBe(`/media/preview/a/x/diagram-1-dark.svg?v=${image?.version}`)
  expect(Buffer.from(image?.bytes ?? []).toString()).toMatch(/^<svg .*stroke="dark"/)
})

test.each([
  'diagram-0-dark.svg',
  'diagram-2-dark.svg',
  'diagram-1-red.svg',
  'diagram-1.svg',
  '1',
  'diagram--1-dark.svg',
])('there is no diagram at %s', async (name) => expect(await bodyDiagram(sources, name)).toBeNull())

test('a feed gets one image, with its own background', async () => {
  const html = feedHtml(content, 'https://www.example.com/article/a', {
    diagrams: await bodyDiagrams(sources, MEDIA),
  })
  expect(html).toMatch(
    /<p><img src="https:\/\/www\.example\.com\/media\/article\/a\/diagram-1-light\.svg\?v=\w+" width="120"/,
  )
  expect(html).not.toContain('dark')
  expect(html).toContain('mindmap')
})

test('an English text has diagrams with English labels, at the same addresses', async () => {
  const [, spanish] = await bodyDiagrams(sources, MEDIA)
  const [, english] = await bodyDiagrams(sources, MEDIA, 'en')
  expect(english).toEqual({ ...spanish, label: 'Flowchart: Uno, Dos' })
})

test('a diagram with other line endings or surrounding whitespace is the same one', async () => {
  expect(await bodyDiagrams([`\n${DRAWN.replaceAll('\n', '\r\n')} `], MEDIA)).toEqual([expect.any(Object)])
  expect(await bodyDiagrams([DRAWN.replace('Uno', 'uno')], MEDIA)).toEqual([null])
})
