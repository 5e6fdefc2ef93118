import { ownPath } from '../../e2e/unit/own-folders'
import { site } from '../../e2e/unit/own-content'
import sharp from 'sharp'
import { aProject, anArticle } from '../../e2e/unit/builders'
import { articleCover, articleImage } from '../articles/article'
import { projectCover, projectImage } from '../projects/project'
import { bodyImages } from './body-images'
import { decodeImage } from './convert'
import { getImage, type ImageSource } from './image'
import { imageResponse } from './image-response'

jest.mock('../portfolio/source', () => ({ apiBase: null }))

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

test('covers that pages show are kept for good, until what they show changes', async () => {
  const [article, project] = [anArticle({ title: 'Año', tags: ['php'] }), aProject({ title: 'Uno' })]
  const { src } = articleImage(article)
  expect(await isKeptForGood(src, { ...articleCover(article), address: null })).toBe(true)
  expect(await isKeptForGood(src, { ...articleCover({ ...article, title: 'Otro' }), address: null })).toBe(
    false,
  )
  expect(await isKeptForGood(projectImage(project).src, { ...projectCover(project), address: null })).toBe(
    true,
  )
})

test('an image in a text is kept for good under the address of its content, and no longer after an edit', async () => {
  const article = anArticle({ content: '![](/images/foto.png)' })
  const source = { ...articleCover(article), address: '/images/foto.png' }
  const addressNow = async () => (await bodyImages(article, '/media/article/a'))[0]?.src ?? ''
  const before = await addressNow()
  expect(await isKeptForGood(before, source)).toBe(true)
  await solid('#0000ff')
  expect(await isKeptForGood(before, source)).toBe(false)
  expect(await isKeptForGood(await addressNow(), source)).toBe(true)
})

test("an article's own photograph is asked for again in minutes: its address does not change with it", async () => {
  const article = anArticle({ featured_image: '/images/foto.png' })
  const source = { ...articleCover(article), address: article.featured_image }
  expect(await isKeptForGood(articleImage(article).src, source)).toBe(false)
})

test('every conversion has a limit of time', async () => {
  const limited = jest.spyOn(sharp.prototype, 'timeout')
  await decodeImage(Buffer.from('any'))
  expect(limited).toHaveBeenCalledWith({ seconds: 15 })
  limited.mockRestore()
})

test('with an accent a cover is drawn in its hue, and is not kept for good: the same address may mean another', async () => {
  const cover: ImageSource = { title: 'Un título', tag: 'react', address: null }
  const ask = async () => {
    const { src } = articleImage(anArticle({ title: cover.title, tags: [cover.tag] }))
    return imageResponse(new Request(`https://site.example${src}`), () => getImage(cover, 800))
  }
  const shipped = await ask()
  site.accent = '#0b6e4f'
  const green = await ask()
  site.accent = null
  expect(shipped.headers.get('cache-control')).toContain('immutable')
  expect(green.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await green.text()).not.toBe(await shipped.text())
})
