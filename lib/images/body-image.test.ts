import '../../e2e/unit/own-content'
import { writeDrawings } from '../../e2e/unit/drawn-diagrams'
import { getBodyImage } from './image'

jest.mock('../content/api-base', () => ({ apiBase: null }))

const wanted = { width: 400, cover: { title: 'Artículo', tag: 'php' } } as const
const content = 'https://vimeo.com/76979871\n\n```mermaid\ngraph TD\n  A --> B\n```'

test('a video without a known poster address gets a generated one, which is not the cover', async () => {
  const poster = await getBodyImage({ content }, { ...wanted, name: '0' })
  const other = await getBodyImage({ content: 'https://vimeo.com/76979872' }, { ...wanted, name: '0' })
  expect(poster?.type).toBe('image/svg+xml')
  expect(poster?.isFallback).toBe(false)
  expect(poster?.hash).not.toBe(other?.hash)
})

test('a diagram is found by its name', async () => {
  writeDrawings('graph TD\n  A --> B', 'A, B')
  const image = await getBodyImage({ content }, { ...wanted, name: 'diagram-0-light.svg' })
  expect(Buffer.from(image?.bytes ?? []).toString()).toContain('<polyline')
})

test.each(['1', '999', 'diagram-1-light.svg', 'diagram-0-light', 'x'])(
  'nothing else is found: %s',
  async (name) => {
    expect(await getBodyImage({ content }, { ...wanted, name })).toBeNull()
  },
)
