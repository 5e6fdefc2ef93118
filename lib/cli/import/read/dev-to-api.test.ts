import { fetchText } from '../../../services/http/fetch-text'
import { readDevToApi } from './dev-to-api'

jest.mock('../../../services/http/fetch-text', () => ({ fetchText: jest.fn() }))

let asked: string[]
/** Responses of the API, by path and query; anything else is not found. */
function answers(bodies: Record<string, unknown>) {
  asked = []
  jest.mocked(fetchText).mockImplementation(async (address) => {
    const { pathname, search } = new URL(String(address))
    asked.push(pathname + search)
    const body = bodies[pathname + search]
    return { status: body === undefined ? 404 : 200, text: JSON.stringify(body) } as never
  })
}
const list = (page: number) => `/api/articles?username=ana&per_page=100&page=${page}`
const article = (id: number) => ({ id, title: `Texto ${id}`, slug: `texto-${id}`, body_markdown: 'Hola.' })

test.each(['https://dev.to/ana', 'https://dev.to//ana/', 'https://dev.to/api/articles?username=ana'])(
  'a person is known by the address of her page, or by that of the API: %s',
  async (address) => {
    answers({ [list(1)]: [{ id: 3 }], '/api/articles/3': article(3) })
    const { posts } = await readDevToApi(address)
    expect(posts.map(({ title }) => title)).toEqual(['Texto 3'])
    expect(asked).toEqual([list(1), '/api/articles/3'])
  },
)

test.each(['https://dev.to/', 'https://dev.to/api/articles', 'https://dev.to/api/articles?username='])(
  'without a person nobody is asked: %s',
  async (address) => {
    answers({})
    await expect(readDevToApi(address)).rejects.toThrow(
      'Name the person: https://dev.to/api/articles?username=NAME',
    )
    expect(asked).toEqual([])
  },
)

test('after a full page the next one is asked for', async () => {
  const ids = Array.from({ length: 100 }, (_, at) => at + 1)
  answers({
    [list(1)]: ids.map((id) => ({ id })),
    [list(2)]: [{ id: 101 }],
    ...Object.fromEntries([...ids, 101].map((id) => [`/api/articles/${id}`, article(id)])),
  })
  expect((await readDevToApi('https://dev.to/ana')).posts).toHaveLength(101)
  expect(asked.filter((address) => address.includes('?'))).toEqual([list(1), list(2)])
})

test('what is no article in an answer is passed over', async () => {
  answers({
    [list(1)]: [null, 'x', { id: 3 }, { id: 4 }],
    '/api/articles/3': article(3),
    '/api/articles/4': [],
  })
  expect((await readDevToApi('https://dev.to/ana')).posts).toHaveLength(1)
  answers({ [list(1)]: { error: 'x' } })
  expect((await readDevToApi('https://dev.to/ana')).posts).toEqual([])
})

test('an article that cannot be read ends the reading with its address', async () => {
  answers({ [list(1)]: [{ id: 3 }] })
  await expect(readDevToApi('https://dev.to/ana')).rejects.toThrow(
    "https://dev.to/api/articles/3 can't be read: answered 404",
  )
})
