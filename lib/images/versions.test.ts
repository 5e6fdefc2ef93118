import { ownPath } from '../../e2e/unit/own-folders'
import '../../e2e/unit/own-content'
import sharp from 'sharp'
import { anArticle } from '../../e2e/unit/builders'
import { articleCover, articleImage } from '../articles/article'
import { bodyImages } from './body-images'
import { decodeImage } from './convert'
import { getImage, type ImageSource } from './image'
import { imageResponse } from './image-response'

jest.mock('../content/api-base', () => ({ apiBase: null }))

beforeAll(() => solid('#ff0000'))

const solid = (background: string) =>
  sharp({ create: { width: 500, height: 300, channels: 3, background } }).toFile(
    ownPath('content/images/foto.png'),
  )

async function isKeptForGood(address: string, source: ImageSource): Promise<boolean> {
  const request = new Request(`http://localhost${address}`)
  const answer = await imageResponse(request, () => getImage(source, 400))
  return answer.headers.get('cache-control')?.includes('immutable') ?? false
}

test('a generated cover is cached for minutes: it changes with its title, tags and position', async () => {
  const article = anArticle({ title: 'Año', tags: ['php'] })
  const ask = (place: number) =>
    imageResponse(new Request(`http://localhost${articleImage(article).src}`), () =>
      getImage({ ...articleCover(article, place), address: null }, 400),
    )
  const [first, same, other] = [await ask(1), await ask(1), await ask(2)]
  expect(first.headers.get('cache-control')).toBe('public, max-age=300')
  expect(same.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(other.headers.get('etag')).not.toBe(first.headers.get('etag'))
})

test('an image in a text is immutable at its versioned address, and no longer after an edit', async () => {
  const article = anArticle({ content: '![](/images/foto.png)' })
  const source = { ...articleCover(article), address: '/images/foto.png' }
  const addressNow = async () => (await bodyImages(article, '/media/article/a'))[0]?.src ?? ''
  const before = await addressNow()
  expect(await isKeptForGood(before, source)).toBe(true)
  await solid('#0000ff')
  expect(await isKeptForGood(before, source)).toBe(false)
  expect(await isKeptForGood(await addressNow(), source)).toBe(true)
})

test('every conversion has a timeout', async () => {
  const limited = jest.spyOn(sharp.prototype, 'timeout')
  await decodeImage(Buffer.from('any'))
  expect(limited).toHaveBeenCalledWith({ seconds: 15 })
  limited.mockRestore()
})
