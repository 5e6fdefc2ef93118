import '../../e2e/unit/own-content'
import { anArticle } from '../../e2e/unit/builders'
import { fakeContent } from '../../e2e/unit/fake-content'
import { topicPreview } from './previews'
import { topicImage } from './topic-image'

const CURRENT = 'public, max-age=31536000, immutable'
const articles = [anArticle({ slug: 'uno', tags: ['Año', '100%'], series: 'La serie' })]
beforeAll(() => void (fakeContent.articles = articles))

const ask = (kind: 'tag' | 'series', segment: string, query = '') =>
  topicImage(new Request(`https://site.example/media/${kind}/x.jpg${query}`), kind, segment)

test('a tag and a series have an image each, under their names', async () => {
  for (const [kind, segment] of [
    ['tag', 'ano.jpg'],
    ['series', 'la-serie.jpg'],
  ] as const) {
    const response = await ask(kind, segment)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
})

test('at the address used by the page it is immutable, at any other it is cached briefly', async () => {
  const address = topicPreview('tag', { slug: 'ano', name: 'Año', articles }).image
  const query = address.slice(address.indexOf('?'))
  expect((await ask('tag', 'ano.jpg', query)).headers.get('cache-control')).toBe(CURRENT)
  expect((await ask('tag', 'ano.jpg', '?v=otra')).headers.get('cache-control')).not.toBe(CURRENT)
})

test('an unknown tag or series has none', async () => {
  expect((await ask('tag', 'otra.jpg')).status).toBe(404)
  expect((await ask('series', 'ano.jpg')).status).toBe(404)
})
