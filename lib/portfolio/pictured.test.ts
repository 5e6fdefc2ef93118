import { anArticle } from '@/e2e/unit/builders'
import { fakeContent, resetContent } from '@/e2e/unit/fake-catalog'
import { findPictured } from './pictured'

const english = anArticle({ slug: 'uno', title: 'One' })
jest.mock('./translations', () => ({
  findTranslatedArticle: async (slug: string) => (slug === 'uno' ? english : null),
}))

const [uno, dotted] = [anArticle({ slug: 'uno' }), anArticle({ slug: 'dos.en', id: 2 })]
beforeEach(() => {
  resetContent()
  fakeContent.articles = [uno, dotted]
})

test('a slug names the Spanish article, whose text is read when it is needed', async () => {
  const found = await findPictured(['uno'])
  expect(found).toMatchObject({ language: 'es', summary: { slug: 'uno', title: 'Un artículo' } })
  expect(found?.summary).not.toHaveProperty('content')
  expect(await found?.read()).toBe(uno)
})

test('a slug with .en names its English text', async () => {
  const found = await findPictured(['uno.en'])
  expect(found).toMatchObject({ language: 'en', summary: english })
  expect(await found?.read()).toBe(english)
})

test('an article whose own slug ends like that is itself', async () => {
  expect(await findPictured(['dos.en'])).toMatchObject({ language: 'es', summary: { slug: 'dos.en' } })
})

test('of several names the first that is one counts', async () => {
  expect((await findPictured(['otro', 'dos.en', 'uno']))?.summary.slug).toBe('dos.en')
  expect((await findPictured(['uno', 'dos.en']))?.summary.slug).toBe('uno')
})

test.each([[[]], [['otro']], [['otro.en']], [['unoxen']]])('%j names none', async (names) => {
  expect(await findPictured(names)).toBeNull()
})

test('its place is the number of older articles, the same in both languages', async () => {
  const places = await Promise.all(['uno', 'uno.en', 'dos.en'].map((name) => findPictured([name])))
  expect(places.map((found) => found?.place)).toEqual([1, 1, 0])
  fakeContent.articles = [anArticle({ slug: 'nuevo', id: 9 }), uno, dotted]
  expect((await findPictured(['uno']))?.place).toBe(1)
})
