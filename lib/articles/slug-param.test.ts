import { anArticle } from '@/e2e/unit/builders'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { findPictured, slugsOfParam } from './slug-param'

test.each([
  ['indices', ['indices'], ['indices']],
  ['a%C3%B1o', ['año', 'a%C3%B1o'], ['a%C3%B1o', 'año']],
  ['a%2520b', ['a%20b', 'a%2520b'], ['a%2520b', 'a%20b']],
  ['100% real', ['100% real'], ['100% real']],
  ['a%2Fb', ['a%2Fb'], ['a%2Fb']],
  ['..', [], []],
])('%s can be %j in an address, and %j when decoded', (param, encoded, decoded) => {
  expect(slugsOfParam(param, 'encoded')).toEqual(encoded)
  expect(slugsOfParam(param, 'decoded')).toEqual(decoded)
})

const [uno, dotted] = [anArticle({ slug: 'uno' }), anArticle({ slug: 'dos.en', id: 2 })]
beforeEach(() => {
  resetContent()
  fakeContent.articles = [uno, dotted]
  fakeContent.translations = { uno: { title: 'One', content: 'Text.' } }
})

test('a slug refers to the Spanish article, whose body is loaded on demand', async () => {
  const found = await findPictured(['uno'])
  expect(found).toMatchObject({ language: 'es', summary: { slug: 'uno', title: 'Un artículo' } })
  expect(found?.summary).not.toHaveProperty('content')
  expect(await found?.read()).toEqual(uno)
})

test('a slug with .en refers to its English translation', async () => {
  const found = await findPictured(['uno.en'])
  expect(found).toMatchObject({ language: 'en', summary: { slug: 'uno', title: 'One' } })
  expect(await found?.read()).toMatchObject({ title: 'One', content: 'Text.' })
})

test('an article whose own slug ends in .en refers to itself, and the first of several names counts', async () => {
  expect((await findPictured(['otro', 'dos.en', 'uno']))?.summary.slug).toBe('dos.en')
  expect(await findPictured(['dos.en'])).toMatchObject({ language: 'es', summary: { slug: 'dos.en' } })
})

test.each([[[]], [['otro']], [['otro.en']], [['unoxen']]])('%j refers to no article', async (names) => {
  expect(await findPictured(names)).toBeNull()
})

test('its index is the number of older articles, the same in both languages', async () => {
  const places = await Promise.all(['uno', 'uno.en', 'dos.en'].map((name) => findPictured([name])))
  expect(places.map((found) => found?.place)).toEqual([1, 1, 0])
  fakeContent.articles = [anArticle({ slug: 'nuevo', id: 9 }), uno, dotted]
  expect((await findPictured(['uno']))?.place).toBe(1)
})
